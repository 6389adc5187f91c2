import type { Finding } from "../../engine/check.js";
import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import type { Profile } from "../../../generated/clauses.js";
import { ask, established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-01. Whether `groups` is there on every result is GRP-01; here it is looked at where nothing narrows. */
export const wellFormedResult = daemonCheck({
  id: "list.well-formed-result",
  suite: "list",
  title: "a result has an array of tools, a total, and groups where the profile has them",
  clauses: ["LIST-01"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 12), {
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
      const why = faultOf(outcome.result, index === 0, world.profile);
      if (why !== undefined) return finding(why, asked[index], outcome.result);
    }
    return undefined;
  },
});

function faultOf(result: unknown, isPlain: boolean, profile: Profile): string | undefined {
  if (!isJsonObject(result)) return "the result of tools.list is no object";
  const { tools, total, groups } = result;
  if (!Array.isArray(tools)) return "tools is no array";
  if (typeof total !== "number" || !Number.isInteger(total) || total < 0)
    return "total is no integer of at least 0";
  const hasGroups = hasMember(result, "groups");
  if (profile === "base") return hasGroups ? "a daemon of profile base lists groups" : undefined;
  if ((hasGroups || isPlain) && !Array.isArray(groups)) return "groups is no array";
  return undefined;
}

function finding(message: string, params: unknown, result: unknown): Finding {
  const expected = { params, tools: "an array", total: "an integer of at least 0" };
  const kindOf = (value: unknown): unknown => (Array.isArray(value) ? "an array" : value);
  const actual = isJsonObject(result)
    ? Object.fromEntries(
        ["tools", "total", "groups"]
          .filter((member) => hasMember(result, member))
          .map((member) => [member, kindOf(result[member])]),
      )
    : result;
  return { code: "wrong-shape", clause: "LIST-01", message, expected, actual };
}
