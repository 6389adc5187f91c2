import type { Vector } from "../../engine/check.js";
import { established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
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
  "x".repeat(300),
  "ALIAS-2",
  "ALIASx",
  " ALIAS",
];

const tool = { name: "ping", description: "Answers at once." };

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
    // Such a daemon may have live sessions that are not the kit's; the other vectors are judged all the same.
    if (live === 0 && world.isShared) return undefined;
    if (live === 0) await world.dropApp();
    const control = live === 0 ? undefined : await established(world, [tool], "SEL-02");
    if (control?.ok === false) return control.finding;
    if (live === 2) await world.join({ model: "Unasked" });
    const known = await knownNames(world);
    const alias = control?.value.app.alias ?? "no-alias";
    const unknown = selectors
      .map((selector) => selector.replace("ALIAS", alias))
      .filter((selector) => !known.has(selector));
    const outcomes = await Promise.all(unknown.map((selector) => world.rpc.call("tools.list", { selector })));
    return outcomes
      .map((outcome, index) =>
        judgeError(outcome, "tools.list", "unknown_session", { selector: unknown[index], live }),
      )
      .find((found) => found !== undefined);
  },
});
