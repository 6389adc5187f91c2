/** Which of the known names somebody may have meant. */

/** A third of the letters wrong is a typing error; more is another word. */
const mostWrong = 1 / 3;
const mostNames = 3;

/** The known names that are nearest to `text`, or that contain it; the nearest first. */
export function nearest(text: string, known: readonly string[]): string[] {
  const wanted = text.toLowerCase();
  return known
    .map((name) => ({ name, distance: distanceTo(wanted, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.ceil(name.length * mostWrong))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNames)
    .map(({ name }) => name);
}

function distanceTo(wanted: string, name: string): number {
  return wanted.length > 2 && name.includes(wanted) ? 1 : editDistance(wanted, name);
}

/** Letters to insert, remove or replace (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
