/** The `list` suite: the clauses of LIST. */
import type { DaemonCheck } from "./daemon-check.js";
import { sortedByName } from "./list/sorted-by-name.js";

export const listChecks: readonly DaemonCheck[] = [sortedByName];
