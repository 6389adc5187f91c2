import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { ask, established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeShape } from "./judge-shape.js";

/** LIST-01. Whether `groups` is there on every result is GRP-01; here it is looked at where nothing narrows. */
export const wellFormedResult = daemonCheck({
  id: "list.well-formed-result",
  suite: "list",
  title: "a result has an array of tools, a total, and groups where the profile has them",
  clauses: ["LIST-01"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 12, 1), {
      group: "sometimes",
      filter: "sometimes",
      limit: "sometimes",
      offset: "sometimes",
    }),
    share: 0.6,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-01");
    if (!ready.ok) return ready.finding;
    const asked = [{}, ...queries];
    const outcomes = await ask(world, ready.value.app, asked);
    for (const [index, outcome] of outcomes.entries()) {
      // A refusal has no result; which params must be served is said in other clauses.
      if (!outcome.ok) continue;
      const finding = judgeShape(outcome.result, asked[index], world.profile, index === 0);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
