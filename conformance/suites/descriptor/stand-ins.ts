import type { Json } from "../../spec/json.js";
import { jsonEqual, memberOf } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { accepted } from "./verdict.js";

/** An unknown member that comes close to a `named` one; its value is one that no daemon puts there by itself. */
type StandIn = { readonly unknown: string; readonly named: string; readonly value: Json };

const schema = { title: "stand-in" };
const hints = { destructiveHint: false, idempotentHint: true };

const resemblances: readonly StandIn[] = [
  { unknown: "Group", named: "group", value: "stand-in" },
  { unknown: "GROUP", named: "group", value: "stand-in" },
  { unknown: "groupName", named: "group", value: "stand-in" },
  { unknown: "groups", named: "group", value: "stand-in" },
  { unknown: "category", named: "group", value: "stand-in" },
  { unknown: "timeoutMs", named: "timeout_ms", value: 4321 },
  { unknown: "timeout", named: "timeout_ms", value: 4321 },
  { unknown: "inputSchema", named: "input_schema", value: schema },
  { unknown: "parameters", named: "input_schema", value: schema },
  { unknown: "outputSchema", named: "output_schema", value: schema },
  { unknown: "Annotations", named: "annotations", value: hints },
];

/** DESC-09: what a tool lacks does not appear in its entry because something like it was there. */
export const standIns = daemonCheck<StandIn>({
  id: "descriptor.stand-ins",
  suite: "descriptor",
  title: "an unknown member is not listed as the named one that it resembles",
  clauses: ["DESC-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: resemblances.map((testCase) => ({ name: testCase.unknown, case: testCase })),
  }),
  async perform(world, { unknown, named, value }) {
    const tool = { name: "tool", description: "About a stand-in.", [unknown]: value };
    const listing = await accepted(world, [JSON.stringify(tool)], "DESC-09");
    if (!listing.ok) return listing.finding;
    const entry = listing.value.tools.find(({ name }) => name === tool.name);
    if (entry === undefined || !jsonEqual(memberOf(entry, named), value)) return undefined;
    return {
      code: "wrong-entry",
      clause: "DESC-09",
      message: `the unknown member ${unknown} was taken for ${named}`,
      expected: `no ${named} of that value`,
      actual: entry,
    };
  },
});
