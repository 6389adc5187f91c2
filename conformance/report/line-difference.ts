/** What two lists of lines share: the longest common subsequence, as an edit script. */

export type Edit = { readonly kind: "same" | "removed" | "added"; readonly line: string };

/** Beyond this many pairs of lines the table would cost more than the answer is worth; then the middle counts as replaced. */
const mostPairs = 1_000_000;

/** From `before` to `after`. Removed lines come before added ones. A comma at a line's end makes no difference. */
export function lineDifference(before: readonly string[], after: readonly string[]): Edit[] {
  const isSame = (i: number, j: number): boolean => bare(before[i]) === bare(after[j]);
  let head = 0;
  while (head < before.length && head < after.length && isSame(head, head)) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    isSame(before.length - 1 - tail, after.length - 1 - tail)
  ) {
    tail += 1;
  }
  const same = (line: string): Edit => ({ kind: "same", line });
  return [
    ...after.slice(0, head).map(same),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...after.slice(after.length - tail).map(same),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Edit[] {
  const removed = before.map((line): Edit => ({ kind: "removed", line }));
  const added = after.map((line): Edit => ({ kind: "added", line }));
  if (before.length * after.length === 0 || before.length * after.length > mostPairs) {
    return [...removed, ...added];
  }
  // common[i][j]: how many lines before[i…] and after[j…] have in common.
  const common = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = after.length - 1; row !== undefined && j >= 0; j -= 1) {
      row[j] =
        bare(before[i]) === bare(after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const edits: Edit[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (bare(before[i]) === bare(after[j])) {
      edits.push({ kind: "same", line: after[j] ?? "" });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      edits.push(...removed.slice(i, i + 1));
      i += 1;
    } else {
      edits.push(...added.slice(j, j + 1));
      j += 1;
    }
  }
  return [...edits, ...removed.slice(i), ...added.slice(j)];
}

function bare(line: string | undefined): string | undefined {
  return line?.endsWith(",") === true ? line.slice(0, -1) : line;
}
