import type { Vector } from "../../engine/check.js";
import { established } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { judgeRefusal } from "./judge-refusal.js";

const registry = Array.from("abc", (name) => ({ name, description: "A tool." }));

/** Integers past 2^53-1 that a double holds, around the ends of the integer types of other languages. */
const numbers = [
  "9007199254740992",
  "9223372036854775808",
  "1e19",
  "18446744073709551616",
  "1e300",
  "1.7976931348623157e308",
];

type Vast = { readonly registry: typeof registry; readonly text: string; readonly page: "whole" | "empty" };

const vectors: readonly Vector<Vast>[] = numbers.flatMap((number) => [
  { name: `limit ${number}`, case: { registry, text: `{"limit":${number}}`, page: "whole" } },
  { name: `offset ${number}`, case: { registry, text: `{"offset":${number}}`, page: "empty" } },
  {
    name: `offset and limit ${number}`,
    case: { registry, text: `{"offset":${number},"limit":${number}}`, page: "empty" },
  },
]);

/** LIST-13 leaves open whether these are refused or served. Neither a crash nor a wrapped number is either. */
export const vastNumbers = daemonCheck({
  id: "list.vast-numbers",
  suite: "list",
  title: "a limit or an offset past 2^53-1 is refused as malformed, or served as the integer it is",
  clauses: ["LIST-13", "LIST-07"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { registry, text, page }) {
    const ready = await established(world, registry, "LIST-13");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const sent = `{"selector":${JSON.stringify(app.sessionId)},${text.slice(1)}`;
    const outcome = await world.rpc.callRaw("tools.list", sent);
    if (!outcome.ok) return judgeRefusal(JSON.parse(text), outcome, text);
    const listing = readListing(outcome, "LIST-07");
    if (!listing.ok) return listing.finding;
    const names = page === "whole" ? namesOf(plain) : [];
    return wrongPage({ clause: "LIST-07", params: text }, names, listing.value);
  },
});
