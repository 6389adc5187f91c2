import type { Vector } from "../../engine/check.js";
import { established } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { judgeRefusal } from "./judge-refusal.js";

const registry = Array.from("abcdefghijkl", (name) => ({ name, description: "A tool." }));

/** Params as a text, and the page that they ask for; no page where they are malformed. */
type Spelling = {
  readonly registry: typeof registry;
  readonly text: string;
  readonly page?: { readonly offset: number; readonly limit: number };
};

function integer(text: string, offset: number, limit: number): Vector<Spelling> {
  return { name: text, case: { registry, text, page: { offset, limit } } };
}

function noInteger(text: string): Vector<Spelling> {
  return { name: text, case: { registry, text } };
}

const all = registry.length;

const vectors: readonly Vector<Spelling>[] = [
  integer('{"limit":2}', 0, 2),
  integer('{"limit":2.0}', 0, 2),
  integer('{"limit":2.00000}', 0, 2),
  integer('{"limit":1e1}', 0, 10),
  integer('{"limit":1E+1}', 0, 10),
  integer('{"limit":30e-1}', 0, 3),
  integer('{"limit":0.5e1}', 0, 5),
  integer('{"offset":1.0}', 1, all),
  integer('{"offset":1e1}', 10, all),
  integer('{"offset":50e-1}', 5, all),
  integer('{"offset":0.0}', 0, all),
  integer('{"offset":-0}', 0, all),
  integer('{"offset":-0.0}', 0, all),
  integer('{"offset":0e5}', 0, all),
  integer('{"offset":2.0,"limit":3.0}', 2, 3),
  noInteger('{"limit":2.5}'),
  noInteger('{"limit":25e-1}'),
  noInteger('{"limit":0.0}'),
  noInteger('{"limit":-0}'),
  noInteger('{"limit":0e3}'),
  noInteger('{"limit":-1e1}'),
  noInteger('{"offset":1.5e0}'),
  noInteger('{"offset":5e-1}'),
  noInteger('{"offset":-1.0}'),
];

/** LIST-13: an integer is told by its value, whichever way it is written. Sent as a text, which keeps the spelling. */
export const integersByValue = daemonCheck({
  id: "list.integers-by-value",
  suite: "list",
  title: "limit and offset are judged by their value, however the number is written",
  clauses: ["LIST-13"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { registry, text, page }) {
    const ready = await established(world, registry, "LIST-13");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const sent = `{"selector":${JSON.stringify(app.sessionId)},${text.slice(1)}`;
    const outcome = await world.rpc.callRaw("tools.list", sent);
    if (page === undefined) return judgeRefusal(JSON.parse(text), outcome, text);
    const listing = readListing(outcome, "LIST-13");
    if (!listing.ok) return { ...listing.finding, expected: { resultFor: text } };
    const names = namesOf(plain).slice(page.offset, page.offset + page.limit);
    return wrongPage({ clause: "LIST-13", params: text }, names, listing.value);
  },
});
