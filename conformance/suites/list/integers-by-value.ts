import type { Vector } from "../../engine/check.js";
import { established } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { judgeRefusal } from "./judge-refusal.js";

const registry = Array.from("abcdefghijkl", (name) => ({ name, description: "A tool." }));

/** Params as a text; the well-formed ones must be served as any other spelling of them is. */
type Spelling = { readonly registry: typeof registry; readonly text: string; readonly isInteger: boolean };

const integers = [
  '{"limit":2}',
  '{"limit":2.0}',
  '{"limit":2.00000}',
  '{"limit":1e1}',
  '{"limit":1E+1}',
  '{"limit":30e-1}',
  '{"limit":0.5e1}',
  '{"offset":1.0}',
  '{"offset":1e1}',
  '{"offset":50e-1}',
  '{"offset":0.0}',
  '{"offset":-0}',
  '{"offset":-0.0}',
  '{"offset":0e5}',
  '{"offset":2.0,"limit":3.0}',
];

const noIntegers = [
  '{"limit":2.5}',
  '{"limit":25e-1}',
  '{"limit":0.0}',
  '{"limit":-0}',
  '{"limit":0e3}',
  '{"limit":-1e1}',
  '{"offset":1.5e0}',
  '{"offset":5e-1}',
  '{"offset":-1.0}',
];

function spelt(isInteger: boolean): (text: string) => Vector<Spelling> {
  return (text) => ({ name: text, case: { registry, text, isInteger } });
}

const vectors = [...integers.map(spelt(true)), ...noIntegers.map(spelt(false))];

/** LIST-13: an integer is told by its value, whichever way it is written. Sent as a text, which keeps the spelling. */
export const integersByValue = daemonCheck({
  id: "list.integers-by-value",
  suite: "list",
  title: "limit and offset are judged by their value, however the number is written",
  clauses: ["LIST-13"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { registry, text, isInteger }) {
    const ready = await established(world, registry, "LIST-13");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const params = JSON.parse(text) as object;
    const outcome = await world.rpc.callRaw(
      "tools.list",
      `{"selector":${JSON.stringify(app.sessionId)},${text.slice(1)}`,
    );
    if (!isInteger) return judgeRefusal(params, outcome, text);
    const listing = readListing(outcome, "LIST-13");
    if (!listing.ok) return { ...listing.finding, expected: { resultFor: text } };
    const usual = readListing(await world.list(app, params), "LIST-13");
    if (!usual.ok) return { ...usual.finding, expected: { resultFor: params } };
    return wrongPage({ clause: "LIST-13", params: text }, namesOf(usual.value), listing.value);
  },
});
