/**
 * `npm run reach`: whether the default run meets every value class that a clause speaks of. No target is started.
 *
 * Prints the table class × clause × times met × check, and ends with 1 when a class is missed.
 */
import { defaultSeed } from "../engine/seed.js";
import { defaultRuns } from "../run-conformance.js";
import { daemonChecks } from "../suites/catalogue.js";
import { valueClasses } from "./classes.js";
import { measure } from "./measure.js";
import { missedLines, summaryLine, tableLines } from "./table.js";

const reached = measure(valueClasses, daemonChecks, { seed: defaultSeed, runs: defaultRuns });
const missed = missedLines(reached);
const verdict =
  missed.length === 0
    ? []
    : ["", "the default seed must meet every class; it does not meet these:", ...missed];
process.stdout.write([...tableLines(reached), ...verdict, "", summaryLine(reached), ""].join("\n"));
process.exitCode = missed.length === 0 ? 0 : 1;
