/** What changed between two reports, for a person. */
import { checksText } from "./counts-text.js";
import type { ChangedCheck, Difference } from "./difference.js";
import type { Palette } from "./palette.js";
import { visible } from "./visible.js";

/** From the worst to the least; the last line says what it comes to. */
export function differenceLines(difference: Difference, colors: Palette): string[] {
  const { newlyFailing, noLongerChecked, failingOtherwise, fixed, otherwise, added, removed } = difference;
  const changes = (title: string, checks: readonly ChangedCheck[]): string[] =>
    checks.length === 0
      ? []
      : [
          colors.strong(`${title} (${checks.length})`),
          ...checks.flatMap(({ id, from, to }) => [
            `  ${visible(id)}`,
            `    from  ${visible(from, 300)}`,
            `    to    ${visible(to, 300)}`,
          ]),
          "",
        ];
  const names = (title: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`${title} (${ids.length}): ${ids.map((id) => visible(id)).join(", ")}`, ""];
  return [
    ...difference.about.map(({ what, from, to }) => `${what}: ${visible(from, 300)} → ${visible(to, 300)}`),
    ...(difference.about.length === 0 ? [] : [""]),
    ...changes("newly failing", newlyFailing),
    ...changes("no longer checked", noLongerChecked),
    ...names("MUSTs no longer checked", difference.mustsLost),
    ...changes("failing otherwise", failingOtherwise),
    ...changes("fixed", fixed),
    ...changes("changed otherwise", otherwise),
    ...names("checks added", added),
    ...names("checks removed", removed),
    lastLine(difference, colors),
  ];
}

function lastLine(
  { newlyFailing, noLongerChecked, mustsLost, fixed, isWorse }: Difference,
  colors: Palette,
): string {
  const lost = noLongerChecked.length + mustsLost.length;
  if (newlyFailing.length > 0) return colors.bad(`worse: ${checksText(newlyFailing.length)} newly failing`);
  if (lost > 0) return colors.bad("worse: less is checked");
  if (isWorse) return colors.bad("worse: more expectations do not hold");
  if (fixed.length > 0) return colors.good(`better: ${checksText(fixed.length)} fixed`);
  return "no worse";
}
