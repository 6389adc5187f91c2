import { daemonCheck } from "../daemon-check.js";
import { performResult } from "./result-verbatim.js";
import type { Result } from "./result-verbatim.js";

/** Empty things, things that pass for nothing or for another kind, and members that mean something one level up. */
const results = [
  "null",
  "false",
  "true",
  "0",
  "1.5",
  '""',
  '"null"',
  "[]",
  "[null]",
  "{}",
  '{"result":null}',
  '{"result":1,"callId":"mine"}',
  '{"error":{"type":"tool_timeout","message":"x"}}',
  '{"__proto__":{"a":1},"constructor":null}',
  '"\\u0000\\u2028\\ud83d\\ude00"',
];

/** WIRE-06: a value of each kind. */
export const resultKinds = daemonCheck<Result>({
  id: "wire.result-kinds",
  suite: "wire",
  title: "a result may be of any kind, null and empty ones included",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: results.map((result) => ({ name: result, case: { result } })),
  }),
  perform: performResult,
});
