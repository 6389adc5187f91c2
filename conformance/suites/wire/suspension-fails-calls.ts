import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";
import { addCalls, answerCall, anyTool, beginCall, judgeError, judgeResult } from "./pending-call.js";

type Suspension = {
  readonly by: "going to the background" | "dying" | "a violation";
  readonly calls: number;
};

/** WIRE-06: calls end with the socket of their app, those of other apps do not. */
export const suspensionFailsCalls = daemonCheck<Suspension>({
  id: "wire.suspension-fails-calls",
  suite: "wire",
  title: "calls that are pending when their session is suspended fail with session_suspended",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: (["going to the background", "dying", "a violation"] as const).flatMap((by) =>
      [1, 3].map((calls) => ({ name: `${calls} pending, by ${by}`, case: { by, calls } })),
    ),
  }),
  perform: (world, { by, calls }) =>
    onStage(world, async () => {
      const app = await world.join();
      const bystander = await world.join();
      await app.install([anyTool]);
      await bystander.install([anyTool]);
      const other = await beginCall(world.rpc, bystander);
      if (!other.ok) return other.finding;
      const first = await beginCall(world.rpc, app);
      if (!first.ok) return first.finding;
      const replies = [first.value.reply, ...(await addCalls(world, app, calls - 1))];
      await suspend(app, by);
      for (const reply of replies) {
        const finding = await judgeError(reply, "session_suspended", "when its session is suspended");
        if (finding !== undefined) return finding;
      }
      answerCall(bystander.client, other.value.frame, "tool_result", '"result":"still here"');
      return judgeResult(await other.value.reply, "still here");
    }),
});

async function suspend(app: JoinedApp, by: Suspension["by"]): Promise<unknown> {
  switch (by) {
    case "going to the background":
      return app.client.close(1001, "app_backgrounded");
    case "dying":
      return app.client.terminate();
    case "a violation":
      app.client.sendText("no JSON");
      return undefined;
  }
}
