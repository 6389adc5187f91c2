/** The `session` suite: the clauses of SEL. */
import type { DaemonCheck } from "./daemon-check.js";
import { aloneOrInCompany } from "./session/alone-or-in-company.js";
import { histories } from "./session/histories.js";
import { listingsDoNotMix } from "./session/listings-do-not-mix.js";
import { onlyLiveSession } from "./session/only-live-session.js";
import { selectsExactly } from "./session/selects-exactly.js";
import { unknownSelector } from "./session/unknown-selector.js";

export const sessionChecks: readonly DaemonCheck[] = [
  selectsExactly,
  onlyLiveSession,
  histories,
  unknownSelector,
  listingsDoNotMix,
  aloneOrInCompany,
];
