import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { listCase } from "../../generators/list-query.js";
import type { ListParams } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { jsonEqual } from "../../spec/json.js";
import { answeredListings, established, listings } from "../asking.js";
import { bucketsOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";

/** How far an offset lies past the last matching tool; 0 is right at the end. */
const beyond = fc.oneof(
  fc.nat(3),
  fc.constantFrom(100, 65_536, 2_147_483_647, 2_147_483_648, 4_294_967_296, 9_007_199_254_000_000),
);

/** LIST-07: from `total` on, offsets give an empty page with the true `total` and `groups`. */
export const pastTheEnd = daemonCheck({
  id: "list.past-the-end",
  suite: "list",
  title: "an offset of total or more gives an empty page with the true total and groups",
  clauses: ["LIST-07"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .record({
        asked: listCase(
          profile,
          plainRegistry(profile, 12, 1),
          {
            group: "sometimes",
            filter: "sometimes",
            limit: "sometimes",
            offset: "never",
          },
          8,
        ),
        beyond: fc.array(beyond, { minLength: 1, maxLength: 3 }),
      })
      .map(({ asked, beyond }) => ({ ...asked, beyond })),
    share: 0.6,
  }),
  async perform(world, { registry, queries, beyond }) {
    const ready = await established(world, registry, "LIST-07");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const unpaged = queries.map(({ limit: _limit, ...narrowing }): ListParams => narrowing);
    const whole = await answeredListings(world, app, unpaged, "LIST-07");
    const firsts = await answeredListings(
      world,
      app,
      unpaged.map((params) => ({ ...params, limit: 1, offset: 1 })),
      "LIST-07",
    );
    for (const [index, all] of whole.entries()) {
      const first = firsts[index];
      if (all === undefined || first === undefined) continue;
      const asked = beyond.map((by) => ({ ...queries[index], offset: all.tools.length + by }));
      const listed = await listings(world, app, asked, "LIST-07");
      if (!listed.ok) return listed.finding;
      for (const [number, listing] of listed.value.entries()) {
        const finding = judge(asked[number] ?? {}, { all, first, listing });
        if (finding !== undefined) return finding;
      }
    }
    return undefined;
  },
});

type Listed = { readonly all: ReadListing; readonly first: ReadListing; readonly listing: ReadListing };

function judge(params: object, { all, first, listing }: Listed): Finding | undefined {
  const page = wrongPage({ clause: "LIST-07", params }, [], listing, "the page past the end is not empty");
  if (page !== undefined) return page;
  // Total and groups are this clause's where they are right on a page that is not past the end; that there are
  // groups at all is GRP-01.
  for (const [member, code, valueIn] of [
    ["total", "wrong-total", ({ total }: ReadListing): unknown => total],
    ["groups", "wrong-groups", summaryOf],
  ] as const) {
    const right = valueIn(all);
    const isSteady = all.tools.length > 1 && jsonEqual(right, valueIn(first));
    if (!isSteady || listing[member] === undefined || jsonEqual(right, valueIn(listing))) continue;
    const message = `past the end, ${member} is another than on the first page`;
    const [expected, actual] = [{ params, [member]: all[member] }, { [member]: listing[member] ?? "absent" }];
    return { code, clause: "LIST-07", message, expected, actual };
  }
  return undefined;
}

/** The buckets without what a daemon may add to them (GRP-01), or else what came in their place. */
function summaryOf(listing: ReadListing): unknown {
  return bucketsOf(listing) ?? listing.groups;
}
