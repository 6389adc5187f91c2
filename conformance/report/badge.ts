/** The badge: an SVG that needs nothing from elsewhere, and is green only for a whole run in which all passed. */
import type { Report } from "../engine/result.js";
import type { MakeReporter } from "./reporter.js";
import { standingOf } from "./standing.js";
import type { Standing } from "./standing.js";
import { xmlText } from "./xml-text.js";

export const badgeReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(badge(event.report));
};

/** Green, amber, red and grey in which white text can be read (contrast of 4.5 to 1 and more). */
const colors: Readonly<Record<Standing["kind"], string>> = {
  conforming: "#2b7a0b",
  exceptions: "#9a6700",
  partial: "#9a6700",
  failing: "#c62828",
  none: "#5f6368",
};

/** Verdana at 11 px takes less than this for a character on the average; a badge that is a little wide does no harm. */
const characterWidth = 7;
const padding = 12;

/** The badge of a report. What it says is in its title too, for those who do not see it. */
export function badge(report: Report): string {
  const { specification, profile, target } = report;
  const { kind, words } = standingOf(report);
  const label = `Appduct ${specification.version.slice(0, 20)} ${profile}`;
  const title = xmlText(`${target.name}: ${label}: ${words}`, 300);
  const [left, right] = [widthOf(label), widthOf(words)];
  const text = (content: string, middle: number): string =>
    `    <text x="${middle}" y="14">${xmlText(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
    `  <title>${title}</title>`,
    `  <clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    `  <g clip-path="url(#r)">`,
    `    <rect width="${left}" height="20" fill="#444"/>`,
    `    <rect x="${left}" width="${right}" height="20" fill="${colors[kind]}"/>`,
    `  </g>`,
    `  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    text(label, left / 2),
    text(words, left + right / 2),
    `  </g>`,
    `</svg>`,
    "",
  ].join("\n");
}

function widthOf(text: string): number {
  return text.length * characterWidth + padding;
}
