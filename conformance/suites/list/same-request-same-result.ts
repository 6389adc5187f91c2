import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { jsonEqual } from "../../spec/json.js";
import { ask, established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-11: twice in a row on one connection, and on another one. */
export const sameRequestSameResult = daemonCheck({
  id: "list.same-request-same-result",
  suite: "list",
  title: "the same request gets the same result, on any connection and however often",
  clauses: ["LIST-11"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(
      profile,
      plainRegistry(profile, 15, 1),
      { group: "sometimes", filter: "sometimes", limit: "sometimes", offset: "sometimes" },
      8,
    ),
    share: 0.4,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-11");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const [first, second] = [await ask(world, app, queries), await ask(world, app, queries)];
    const connection = await world.connect();
    const elsewhere = await Promise.all(
      queries.map((params) => connection.call("tools.list", { selector: app.sessionId, ...params })),
    );
    await connection.close();
    for (const [where, outcomes] of Object.entries({
      "the same connection": second,
      "another connection": elsewhere,
    })) {
      for (const [index, outcome] of outcomes.entries()) {
        const [before, after] = [answer(first[index]), answer(outcome)];
        if (jsonEqual(before, after)) continue;
        const message = `the same request on ${where} got another answer`;
        const expected = { params: queries[index], answer: before };
        return { code: "unstable", clause: "LIST-11", message, expected, actual: { answer: after } };
      }
    }
    return undefined;
  },
});

/** The result; of a refusal only that it is one, for its message may vary. */
function answer(outcome: { readonly ok: boolean; readonly result?: unknown } | undefined): unknown {
  return outcome?.ok === true ? outcome.result : "refused";
}
