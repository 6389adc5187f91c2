import type { Vector } from "../../engine/check.js";
import type { ListParams } from "../../generators/list-query.js";
import { answeredListings, established, listings } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { closedOverValid } from "../listing.js";
import { judgeEmpty } from "./judge-empty.js";

/** What the empty session's neighbour has, so that a daemon that never lists anything is told apart. */
const neighbours = [
  { name: "ping", description: "Answers at once." },
  { name: "pay", description: "Pays for the order.", group: "checkout" },
];

/** `snapshot`: the session has sent an empty one; `nothing`: it has sent no registry frame yet. */
type Empty = {
  readonly neighbours: typeof neighbours;
  readonly sent: "snapshot" | "nothing";
  readonly queries: readonly ListParams[];
};

const queries: readonly ListParams[] = [
  {},
  { filter: "p" },
  { limit: 1 },
  { offset: 0 },
  { offset: 5 },
  { group: "checkout" },
  { group: "checkout", filter: "p", limit: 10, offset: 1 },
];

const vectors: readonly Vector<Empty>[] = [
  { name: "after an empty snapshot", case: { neighbours, sent: "snapshot", queries } },
  { name: "before any registry frame", case: { neighbours, sent: "nothing", queries } },
];

/** LIST-15, on a session of its own that never had tools. */
export const emptyRegistry = daemonCheck({
  id: "list.empty-registry",
  suite: "list",
  title: "a session without tools lists as an empty page with total 0 and no groups",
  clauses: ["LIST-15"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { neighbours, sent, queries }) {
    const ready = await established(world, neighbours, "LIST-15");
    if (!ready.ok) return ready.finding;
    const empty = await world.join({ model: "Empty" });
    if (sent === "snapshot") {
      const settled = await empty.install([]);
      if (settled.kind === "closed") return closedOverValid(settled, "LIST-15").finding;
    }
    const plain = await listings(world, empty, [{}], "LIST-15");
    if (!plain.ok) return plain.finding;
    // A param that is refused on any registry is for the clause about it to judge.
    const listed = await answeredListings(world, empty, queries, "LIST-15");
    return listed
      .map((listing, index) =>
        listing === undefined ? undefined : judgeEmpty(listing, queries[index], world.profile),
      )
      .find((finding) => finding !== undefined);
  },
});
