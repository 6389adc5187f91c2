import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { accepted } from "./verdict.js";
import { openApp } from "../settling.js";

/** A deadline of one millisecond has passed by then, on a slow machine too. */
const answerAfterMs = 30;

const deadlines = { timeoutMs: 1, timeout: 1, deadline_ms: 1, Timeout_ms: 1, "timeout-ms": 1 };

/** DESC-09: `timeoutMs` is an unknown member and sets no deadline. The app takes its time over the call. */
export const unknownDeadlines = daemonCheck<Readonly<Record<string, number>>>({
  id: "descriptor.unknown-deadlines",
  suite: "descriptor",
  title: "an unknown member like timeoutMs sets no deadline for a call",
  clauses: ["DESC-09"],
  kind: "scenario",
  cases: () => ({ from: "vectors", vectors: [{ name: "deadlines of 1 ms", case: deadlines }] }),
  async perform(world, members) {
    const tool = { name: "slow", description: "Answers late.", ...members };
    const listing = await accepted(world, [JSON.stringify(tool)], "DESC-09");
    if (!listing.ok) return listing.finding;
    const app = await openApp(world);
    const called = app.client.waitForFrame(({ type }) => type === "tool_call");
    const reply = world.rpc.call("tools.call", { selector: app.sessionId, name: tool.name, args: {} });
    const call = await Promise.race([called, reply.then(() => undefined)]);
    if (call !== undefined) {
      await within(reply, answerAfterMs);
      app.sendText("tool_result", `"id":${JSON.stringify(call.members["id"])},"result":"late"`);
    }
    const outcome = await reply;
    if (outcome.ok) return undefined;
    return {
      code: "refused",
      clause: "DESC-09",
      message: `a call that took ${answerAfterMs} ms failed on a tool without timeout_ms`,
      expected: "the app's result",
      actual: outcome.error,
    };
  },
});
