import fc from "fast-check";
import { plainRegistry } from "../../generators/registry.js";
import { unknownParams } from "../../generators/unknown-params.js";
import { established, listings } from "../asking.js";
import { namesOf, wrongPage, wrongTotal } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-12: params that the profile does not know, of every kind of JSON value. */
export const ignoresUnknownParams = daemonCheck({
  id: "list.ignores-unknown-params",
  suite: "list",
  title: "a param that the profile does not know is ignored, whatever its value",
  clauses: ["LIST-12"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record({
      registry: plainRegistry(profile, 8, 1),
      queries: fc.array(unknownParams(profile), { minLength: 1, maxLength: 20, size: "medium" }),
    }),
    share: 0.6,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-12");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const listed = await listings(world, app, queries, "LIST-12");
    if (!listed.ok) return listed.finding;
    for (const [index, listing] of listed.value.entries()) {
      const asked = { clause: "LIST-12", params: queries[index] } as const;
      const message = "a param that is unknown changes the listing";
      const finding =
        wrongPage(asked, namesOf(plain), listing, message) ??
        (typeof plain.total === "number" ? wrongTotal(asked, plain.total, listing, message) : undefined);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
