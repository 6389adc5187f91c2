import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";
import { answerCall, anyTool, beginCall, fence, judgeResult } from "./pending-call.js";

/** Which of three apps with the same tool is called, in turn. */
type CallsToApps = { readonly calls: readonly number[] };

const callsToApps: fc.Arbitrary<CallsToApps> = fc.record({
  calls: fc.array(fc.nat(2), { minLength: 1, maxLength: 6 }),
});

/** WIRE-06: apps with the same tool each get their own calls, and their own answers go back. */
export const callsKeepToTheirSession = daemonCheck<CallsToApps>({
  id: "wire.calls-keep-to-their-session",
  suite: "wire",
  title: "apps with tools of the same name get only the calls of their own session",
  clauses: ["WIRE-06", "SEL-03"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: callsToApps, share: 0.1 }),
  perform: (world, { calls }) =>
    onStage(world, async () => {
      const device = { model: "Twin" };
      const apps = [await world.join(device), await world.join(device), await world.join(device)];
      const received = apps.map(() => 0);
      for (const [index, app] of apps.entries()) {
        await app.install([anyTool]);
        app.client.onFrame(({ type }) => {
          if (type === "tool_call") received[index] = (received[index] ?? 0) + 1;
        });
      }
      for (const [turn, index] of calls.entries()) {
        const app = apps[index];
        if (app === undefined) continue;
        const call = await beginCall(world.rpc, app, { name: anyTool.name, args: `{"turn":${turn}}` });
        if (!call.ok) return call.finding;
        const result = `${app.sessionId} ${turn}`;
        answerCall(app.client, call.value.frame, "tool_result", `"result":${JSON.stringify(result)}`);
        const finding = judgeResult(await call.value.reply, result);
        if (finding !== undefined) return finding;
      }
      for (const app of apps) {
        const blocked = await fence(world.rpc, app);
        if (blocked !== undefined) return blocked;
      }
      const expected = apps.map((_, app) => calls.filter((index) => index === app).length + 1);
      if (received.every((count, index) => count === expected[index])) return undefined;
      const message = "apps with the same tool received other numbers of calls than were made to them";
      return { code: "leaked", clause: "WIRE-06", message, expected, actual: received };
    }),
});
