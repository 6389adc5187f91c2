import fc from "fast-check";
import { markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { sendOffence } from "./frames.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** What the app had before it lost its socket, how it lost it, and what it sends when it is back. */
type Return = {
  readonly before: readonly Tool[];
  readonly lost: "in the background" | "broken off" | "over a violation";
  readonly again: readonly Tool[];
};

/** In every registry that was kept, so that none is part of the one that is sent again. */
const old: Tool = { name: "old", description: "Kept through the suspension." };

/** REG-09: of what was kept through the suspension, nothing is left after the new snapshot. */
export const resumeReplaces = daemonCheck<Return>({
  id: "registry.resume-replaces",
  suite: "registry",
  title: "the snapshot after a resume replaces the registry that was kept",
  clauses: ["REG-09"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        before: markedTools(profile, 6).map((tools) => [...tools, old]),
        lost: fc.constantFrom("in the background", "broken off", "over a violation"),
        again: markedTools(profile, 6),
      },
      { noNullPrototype: true },
    ),
    share: 0.25,
  }),
  async perform(world, { before, lost, again }) {
    const app = await openApp(world);
    const taken = wrongUnlessTaken(await app.install(before), "REG-09");
    if (taken !== undefined) return taken;
    await loseSocket(world, app, lost);
    const back = await openApp(world);
    return (
      wrongUnlessTaken(await back.install(again), "REG-09") ??
      (await compareRegistry(world, back, {
        clause: "REG-09",
        tools: again,
        traces: before,
        code: "wrong-tools",
        message: "the listing is not that of the snapshot which was sent after the resume",
      }))
    );
  },
});

async function loseSocket(world: DaemonWorld, app: JoinedApp, how: Return["lost"]): Promise<void> {
  switch (how) {
    case "in the background":
      await app.suspend();
      return;
    case "broken off":
      await app.client.terminate();
      return;
    case "over a violation":
      sendOffence(app, "an invalid element");
      await settleRefused(world, app);
  }
}
