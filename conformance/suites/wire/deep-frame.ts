import { daemonCheck } from "../daemon-check.js";
import { settleRefused } from "../settling.js";
import { judgeClose } from "./closing.js";
import { onStage } from "./on-stage.js";

/** WIRE-05: what a stack may not be deep enough for. Served or refused, the daemon and the other apps go on. */
export const deepFrame = daemonCheck<{
  readonly levels: number;
  readonly opening: string;
  readonly closing: string;
}>({
  id: "wire.deep-frame",
  suite: "wire",
  title: "a frame nested thousands of levels deep is served or refused and does no harm",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "arrays", case: { levels: 100_000, opening: "[", closing: "]" } },
      { name: "objects", case: { levels: 30_000, opening: '{"a":', closing: "}" } },
    ],
  }),
  perform: (world, { levels, opening, closing }) =>
    onStage(world, async () => {
      const bystander = await world.join();
      const app = await world.join();
      const payload = `${opening.repeat(levels)}0${closing.repeat(levels)}`;
      app.sendText("event", `"name":"deep","payload":${payload},"ts":1`);
      const settled = await settleRefused(world, app);
      if (settled.kind === "closed") {
        const finding = judgeClose(settled, ["not JSON"], "WIRE-05");
        if (finding !== undefined) return finding;
      }
      const other = await bystander.settle();
      if (other.kind === "applied") return undefined;
      const { code, reason } = other;
      const message = "a frame of another app closed the socket";
      return {
        code: "leaked",
        clause: "WIRE-05",
        message,
        expected: "the socket stays open",
        actual: { code, reason },
      };
    }),
});
