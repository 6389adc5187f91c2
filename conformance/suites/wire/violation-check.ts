/** Checks of the rows of WIRE-05 that a frame on a claimed socket provokes. */
import type { Finding, Vector } from "../../engine/check.js";
import { mentions } from "../../generators/app-frame.js";
import type { AppFrame } from "../../generators/app-frame.js";
import type { CloseRow } from "../../spec/closes.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import type { DaemonCheck } from "../daemon-check.js";
import { settleRefused } from "../settling.js";
import { closedWrongly, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";
import { anyTool, beginCall } from "./pending-call.js";
import { sendFrame } from "./send-frame.js";

/** A frame of a claimed socket that is a violation, and the rows that apply to it. */
export type ViolationCase = { readonly frame: AppFrame; readonly rows: readonly CloseRow[] };

/** Makes a check of such frames, each on a session of its own. */
export function violationCheck(
  definition: Pick<DaemonCheck, "id" | "title">,
  vectors: readonly Vector<ViolationCase>[],
): DaemonCheck {
  return daemonCheck<ViolationCase>({
    ...definition,
    suite: "wire",
    clauses: ["WIRE-05"],
    kind: "vector",
    cases: () => ({ from: "vectors", vectors }),
    perform: (world, testCase) => onStage(world, () => performViolation(world, testCase)),
  });
}

/** A vector of one row: a name, and the text of the frame. */
export function violation(name: string, text: string, ...rows: readonly CloseRow[]): Vector<ViolationCase> {
  return { name, case: { frame: { text }, rows } };
}

async function performViolation(
  world: DaemonWorld,
  { frame, rows }: ViolationCase,
): Promise<Finding | undefined> {
  const app = await world.join();
  const values: Record<string, string> = { SESSION: app.sessionId, ALIAS: app.alias };
  if (mentions(frame, "$OTHER")) values["OTHER"] = (await world.join()).sessionId;
  // The positive control: well-formed frames of the same socket are taken.
  const before = await app.install([anyTool]);
  if (before.kind === "closed") return closedWrongly(before, "WIRE-05", "well-formed frames");
  if (mentions(frame, "$CALL")) {
    const call = await beginCall(world.rpc, app);
    if (!call.ok) return call.finding;
    values["CALL"] = call.value.frame.id;
  }
  sendFrame(app.client, frame, values);
  const settled = await settleRefused(world, app);
  return settled.kind === "closed" ? judgeClose(settled, rows, "WIRE-05") : notClosed(rows, "WIRE-05");
}
