import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { objectJson } from "../../generators/json-text.js";
import { jsonValue } from "../../generators/json-value.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { answerCall, anyTool, beginCall, judgeResult } from "./pending-call.js";

/** The JSON text of a result. */
export type Result = { readonly result: string };

const result = fc.oneof(
  { weight: 3, arbitrary: jsonValue.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: objectJson },
);

/** WIRE-06: any JSON value may be a result, and comes back as the value it is. */
export const resultVerbatim = daemonCheck<Result>({
  id: "wire.result-verbatim",
  suite: "wire",
  title: "the reply to a call carries the app's result, whatever JSON it is",
  clauses: ["WIRE-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: fc.record({ result }), share: 0.5 }),
  perform: performResult,
});

/** Calls a tool whose app answers with this result. */
export async function performResult(world: DaemonWorld, testCase: Result): Promise<Finding | undefined> {
  const app = await installed(world, [anyTool], "WIRE-06");
  if (!app.ok) return app.finding;
  const call = await beginCall(world.rpc, app.value);
  if (!call.ok) return call.finding;
  answerCall(app.value.client, call.value.frame, "tool_result", `"result":${testCase.result}`);
  return judgeResult(await call.value.reply, JSON.parse(testCase.result));
}
