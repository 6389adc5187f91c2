/** Every reporter by its name. */
import { badgeReporter } from "./badge.js";
import { githubReporter } from "./github.js";
import { htmlReporter } from "./html/html.js";
import { jsonReporter } from "./json.js";
import { junitReporter } from "./junit.js";
import type { ReporterName } from "./reporter-name.js";
import type { MakeReporter } from "./reporter.js";
import { sarifReporter } from "./sarif.js";
import { statementReporter } from "./statement.js";
import { terminalReporter } from "./terminal.js";

export const reporters: Readonly<Record<ReporterName, MakeReporter>> = {
  terminal: terminalReporter,
  json: jsonReporter,
  junit: junitReporter,
  sarif: sarifReporter,
  github: githubReporter,
  html: htmlReporter,
  statement: statementReporter,
  badge: badgeReporter,
};
