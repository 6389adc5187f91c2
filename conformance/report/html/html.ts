/** The report as one page that needs nothing else: no file, no network, and no script but its own. */
import { createHash } from "node:crypto";
import type { Report } from "../../engine/result.js";
import type { MakeReporter } from "../reporter.js";
import { visible } from "../visible.js";
import { clauseSection, matrix } from "./clause-section.js";
import { failureSection } from "./failure-section.js";
import { html, Markup } from "./markup.js";
import { filter, overview, remarks } from "./overview.js";
import { script } from "./script.js";
import { style } from "./style.js";

export const htmlReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(htmlReport(event.report));
};

/** Style and script are let in by their hashes, so that nothing a target wrote could ever be either. */
const policy = [
  "default-src 'none'",
  `style-src '${hashOf(style)}'`,
  `script-src '${hashOf(script)}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Not a blank more than what the hashes are of. */
const styleElement = new Markup(`<style>${style}</style>`);
const scriptElement = new Markup(`<script>${script}</script>`);

/** The page. */
export function htmlReport(report: Report): string {
  const title = `${visible(report.target.name, 80)}: ${report.kit.name}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#failures">Skip to what did not pass</a>
        <div class="page">
          ${overview(report)}
          <main>
            ${remarks(report)} ${matrix(report)} ${filter(report)} ${failureSection(report)}
            ${clauseSection(report)}
          </main>
          <footer>
            ${report.kit.name} ${report.kit.version}, specification ${report.specification.version}
          </footer>
        </div>
        ${scriptElement}
      </body>
    </html> `;
  return page.html;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
