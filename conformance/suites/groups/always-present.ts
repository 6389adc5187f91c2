import type { Finding } from "../../engine/check.js";
import { listCase } from "../../generators/list-query.js";
import type { ListParams } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { answeredListings, established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";

/** Queries whose page is empty: nothing matches, no tool has the group, or the page is past the end. */
const emptyPages: readonly ListParams[] = [
  { filter: "no tool says this, nor will any" },
  { group: "no-tool-has-this-group" },
  { offset: 1_000 },
  { group: "no-tool-has-this-group", filter: "x", offset: 1, limit: 1 },
];

/** GRP-01. A refusal has no result; which params must be served is said in LIST. */
export const alwaysPresent = daemonCheck({
  id: "groups.always-present",
  suite: "groups",
  title: "every result has groups, also when the page is empty and when nothing matches",
  clauses: ["GRP-01"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 8, 1), {
      group: "sometimes",
      filter: "sometimes",
      limit: "sometimes",
      offset: "sometimes",
    }).map(({ registry, queries }) => ({ registry, queries: [...queries, ...emptyPages] })),
    share: 0.5,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "GRP-01");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const listed = await answeredListings(world, app, queries, "GRP-01");
    return [plain, ...listed]
      .map((listing, index) => judge(listing, index === 0 ? {} : queries[index - 1]))
      .find((finding) => finding !== undefined);
  },
});

function judge(listing: ReadListing | undefined, params: unknown): Finding | undefined {
  if (listing === undefined || Array.isArray(listing.groups)) return undefined;
  const message = "a result has no array of groups";
  const expected = { params, groups: "an array" };
  const actual = { groups: listing.groups ?? "absent" };
  return { code: "wrong-shape", clause: "GRP-01", message, expected, actual };
}
