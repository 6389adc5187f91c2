import { NotJudged } from "../../engine/check.js";
import type { Vector } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { judgeError } from "./judge-error.js";
import { knownNames } from "./known-names.js";

/** Selectors that name no session; `ALIAS` stands for the alias of one that is live. */
const selectors = [
  "no-such-session",
  "",
  " ",
  "*",
  "%",
  "0",
  "-1",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "😀",
  "no\nsuch\nsession",
  "x".repeat(1000),
  "ALIAS-2",
  "ALIASx",
  " ALIAS",
];

type Unknown = { readonly live: number; readonly selectors: readonly string[] };

const vectors: readonly Vector<Unknown>[] = [
  { name: "one live session", case: { live: 1, selectors } },
  { name: "two live sessions", case: { live: 2, selectors } },
  { name: "no live session", case: { live: 0, selectors } },
];

/** SEL-02: a selector is never taken for none, however many sessions are live. */
export const unknownSelector = daemonCheck({
  id: "session.unknown-selector",
  suite: "session",
  title: "a selector that names no session gets unknown_session, whichever sessions are live",
  clauses: ["SEL-02"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { live, selectors }) {
    await world.reset();
    if (live === 0 && world.isShared)
      throw new NotJudged("n/a", "this daemon may have live sessions that are not the kit's");
    if (live === 0) await world.dropApp();
    const app = live === 0 ? undefined : await world.app();
    if (live === 2) await world.join({ model: "Unasked" });
    const known = await knownNames(world);
    const alias = app?.alias ?? "no-alias";
    const unknown = selectors
      .map((selector) => selector.replace("ALIAS", alias))
      .filter((selector) => !known.has(selector));
    const outcomes = await Promise.all(unknown.map((selector) => world.rpc.call("tools.list", { selector })));
    const control = app === undefined ? undefined : readListing(await world.list(app), "SEL-02");
    const finding = outcomes
      .map((outcome, index) =>
        judgeError(outcome, "tools.list", "unknown_session", { selector: unknown[index], live }),
      )
      .find((found) => found !== undefined);
    return finding ?? (control?.ok === false ? control.finding : undefined);
  },
});
