import type { CloseInfo } from "../../clients/app-client.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { settleRefused } from "../settling.js";
import { judgeClose, notClosed } from "./closing.js";
import { largestFrame, sizedSnapshot, sizesOf } from "./frame-size.js";
import type { SizedFrame } from "./frame-size.js";
import { onStage } from "./on-stage.js";

/** A daemon that hangs up while the frame is still under way resets the connection, and its close frame may get lost. */
const attempts = 3;
const brokenOff = 1006;

/** WIRE-05: a byte too many, however few characters they make and in however many fragments. */
export const oversizedFrame = daemonCheck<SizedFrame>({
  id: "wire.oversized-frame",
  suite: "wire",
  title: "a frame of more than 262,144 bytes closes the socket with 1009",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors: sizesOf(largestFrame + 1) }),
  perform: (world, frame) =>
    onStage(world, async () => {
      let close = await closeOver(world, frame);
      for (let count = 1; count < attempts && close?.code === brokenOff; count += 1) {
        close = await closeOver(world, frame);
      }
      return close === undefined
        ? notClosed(["too large"], "WIRE-05")
        : judgeClose(close, ["too large"], "WIRE-05");
    }),
});

async function closeOver(world: DaemonWorld, frame: SizedFrame): Promise<CloseInfo | undefined> {
  const app = await world.join();
  app.client.sendFragments(sizedSnapshot(frame, app.sessionId));
  const settled = await settleRefused(world, app);
  return settled.kind === "closed" ? settled : undefined;
}
