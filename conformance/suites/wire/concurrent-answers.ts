import fc from "fast-check";
import type { ReceivedFrame } from "../../clients/app-client.js";
import { readToolCall } from "../../clients/tool-call.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { onStage } from "./on-stage.js";
import { answerCall, anyTool, arrivalWindowMs, judgeError, judgeResult } from "./pending-call.js";

/** Calls that are under way together. */
type ConcurrentCalls = {
  /** For each call, which of the connections sends it, and whether the app fails it. */
  readonly calls: readonly { readonly connection: number; readonly fails: boolean }[];
  /** The order in which the app answers them: each call's rank. */
  readonly ranks: readonly number[];
};

const concurrentCalls = fc
  .array(fc.record({ connection: fc.nat(2), fails: fc.boolean() }), { minLength: 2, maxLength: 8 })
  .chain((calls) =>
    fc
      .array(fc.nat(99), { minLength: calls.length, maxLength: calls.length })
      .map((ranks): ConcurrentCalls => ({ calls, ranks })),
  );

/** WIRE-06: answers belong to calls by their id, in whichever order they come. */
export const concurrentAnswers = daemonCheck<ConcurrentCalls>({
  id: "wire.concurrent-answers",
  suite: "wire",
  title: "calls that are answered in another order each get their own answer",
  clauses: ["WIRE-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: concurrentCalls, share: 0.3 }),
  perform: (world, { calls, ranks }) =>
    onStage(world, async () => {
      const app = await installed(world, [anyTool], "WIRE-06");
      if (!app.ok) return app.finding;
      const { client, sessionId } = app.value;
      const connections = [world.rpc, await world.connect(), await world.connect()];
      const waiting = new Map<number, () => void>();
      let isHeldBack = true;
      let allArrived = (): void => undefined;
      const arrival = new Promise<true>((resolve) => {
        allArrived = () => {
          resolve(true);
        };
      });
      const stop = client.onFrame((frame) => {
        const index = indexOf(frame);
        const call = readToolCall(frame);
        if (index === undefined || typeof call === "string") return;
        const answer = (): void => {
          if (calls[index]?.fails === true) {
            const error = `"error":{"type":"tool_execution_error","message":"${index}"}`;
            answerCall(client, call, "tool_error", error);
          } else answerCall(client, call, "tool_result", `"result":{"answer":${index}}`);
        };
        if (!isHeldBack) answer();
        else waiting.set(index, answer);
        if (waiting.size === calls.length) allArrived();
      });
      try {
        const replies = calls.map(({ connection }, index) =>
          (connections[connection] ?? world.rpc).call("tools.call", {
            selector: sessionId,
            name: anyTool.name,
            args: { index },
          }),
        );
        await within(arrival, arrivalWindowMs(world));
        isHeldBack = false;
        const inOrder = [...waiting].sort(([a], [b]) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        for (const [, answer] of inOrder) answer();
        for (const [index, reply] of replies.entries()) {
          const finding: Finding | undefined =
            calls[index]?.fails === true
              ? await judgeError(reply, "tool_execution_error", "when its app answers with an error")
              : judgeResult(await reply, { answer: index });
          if (finding !== undefined) return finding;
        }
        return undefined;
      } finally {
        stop();
      }
    }),
});

function indexOf({ type, members }: ReceivedFrame): number | undefined {
  const { args } = members;
  if (type !== "tool_call" || !isJsonObject(args)) return undefined;
  const { index } = args;
  return typeof index === "number" ? index : undefined;
}
