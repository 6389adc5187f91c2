import { NotJudged } from "../../engine/check.js";
import type { Vector } from "../../engine/check.js";
import { established } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";

const registry = [
  { name: "ping", description: "Answers at once." },
  { name: "pay", description: "Pays for the order.", group: "checkout" },
];

/** `params` absent from the request, and `params` that are `null`. */
type Missing = { readonly registry: typeof registry; readonly params: "absent" | null };

const vectors: readonly Vector<Missing>[] = [
  { name: "no params", case: { registry, params: "absent" } },
  { name: "params that are null", case: { registry, params: null } },
];

/** LIST-12 on a daemon whose only live session is the kit's: without params there is no selector either. */
export const missingParams = daemonCheck({
  id: "list.missing-params",
  suite: "list",
  title: "absent params and null params are treated as an empty object",
  clauses: ["LIST-12"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { registry, params }) {
    if (world.isShared)
      throw new NotJudged("n/a", "without params no session is selected, and this daemon may have several");
    await world.reset();
    const ready = await established(world, registry, "LIST-12");
    if (!ready.ok) return ready.finding;
    const outcome = await world.rpc.call("tools.list", params === "absent" ? undefined : params);
    const listing = readListing(outcome, "LIST-12");
    if (!listing.ok) return { ...listing.finding, expected: { resultFor: { params } } };
    const asked = { clause: "LIST-12", params: { params } } as const;
    return wrongPage(asked, namesOf(ready.value.plain), listing.value);
  },
});
