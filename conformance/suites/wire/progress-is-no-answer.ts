import { daemonCheck } from "../daemon-check.js";
import { within } from "../../targets/within.js";
import { installed } from "../listing.js";
import { closedWrongly } from "./closing.js";
import { answerCall, anyTool, beginCall, judgeResult } from "./pending-call.js";

/** The JSON texts of what each progress frame carries besides its id. */
type Progress = { readonly frames: readonly string[] };

/** WIRE-06: reports of progress leave the call pending, and its answer is what comes after them. */
export const progressIsNoAnswer = daemonCheck<Progress>({
  id: "wire.progress-is-no-answer",
  suite: "wire",
  title: "progress neither answers a call nor ends it",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a number", case: { frames: ['"progress":0.5'] } },
      { name: "a message", case: { frames: ['"message":"half way"'] } },
      { name: "from 0 to 1", case: { frames: ['"progress":0', '"progress":0.5', '"progress":1'] } },
      { name: "a hundred percent", case: { frames: ['"progress":100,"message":"done"'] } },
    ],
  }),
  async perform(world, { frames }) {
    const app = await installed(world, [anyTool], "WIRE-06");
    if (!app.ok) return app.finding;
    const call = await beginCall(world.rpc, app.value);
    if (!call.ok) return call.finding;
    const { frame, reply } = call.value;
    for (const members of frames) answerCall(app.value.client, frame, "tool_call_progress", members);
    const settled = await app.value.settle();
    if (settled.kind === "closed") return closedWrongly(settled, "WIRE-06", "reports of progress");
    await world.rpc.call("daemon.status");
    const early = await within(reply, 0);
    if (early !== undefined) {
      const message = "a call ended when its app reported progress";
      const actual = early.ok ? early.result : early.error;
      return { code: "wrong-answer", clause: "WIRE-06", message, expected: "no reply yet", actual };
    }
    answerCall(app.value.client, frame, "tool_result", '"result":"right"');
    return judgeResult(await reply, "right");
  },
});
