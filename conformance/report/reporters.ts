/** Every reporter by its name. */
import { jsonReporter } from "./json.js";
import type { ReporterName } from "./reporter-name.js";
import type { MakeReporter } from "./reporter.js";
import { terminalReporter } from "./terminal.js";

export const reporters: Readonly<Record<ReporterName, MakeReporter>> = {
  terminal: terminalReporter,
  json: jsonReporter,
};
