import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { everyOffence, sendOffence } from "./frames.js";
import type { Offence } from "./frames.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** The registry of the app that commits the offence, and those of one or two that do not. */
type Company = {
  readonly offence: Offence;
  readonly own: readonly Tool[];
  readonly others: readonly (readonly Tool[])[];
};

/** REG-07: the others keep their sockets, their sessions and their registries, and go on working. */
export const violationStaysWithItsSession = daemonCheck<Company>({
  id: "registry.violation-stays-with-its-session",
  suite: "registry",
  title: "a violation by one app leaves every other app as it was",
  clauses: ["REG-07"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        offence: fc.constantFrom(...everyOffence),
        own: markedTools(profile, 3),
        others: fc.array(markedTools(profile, 3), { minLength: 1, maxLength: 2 }),
      },
      { noNullPrototype: true },
    ),
    share: 0.1,
  }),
  async perform(world, { offence, own, others }) {
    const offender = await openApp(world);
    const taken = wrongUnlessTaken(await offender.install(own), "REG-07");
    if (taken !== undefined) return taken;
    const bystanders: { readonly app: JoinedApp; readonly tools: readonly Tool[] }[] = [];
    for (const tools of others) {
      const app = await world.join({ model: "Bystander" });
      const kept = wrongUnlessTaken(await app.install(tools), "REG-07");
      if (kept !== undefined) return kept;
      bystanders.push({ app, tools });
    }
    sendOffence(offender, offence);
    const settled = await settleRefused(world, offender);
    // What does not close the socket is for the clause of the offence.
    if (settled.kind === "applied") return undefined;
    for (const { app, tools } of bystanders) {
      const finding = await disturbed(world, app, tools);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});

const further = { name: "further", description: "Added after the violation of another app." };

async function disturbed(
  world: DaemonWorld,
  app: JoinedApp,
  tools: readonly Tool[],
): Promise<Finding | undefined> {
  const settled = await app.settle();
  if (settled.kind === "closed") {
    return {
      code: "closed-socket",
      clause: "REG-07",
      message: "the violation of one app closed the socket of another",
      expected: "the socket stays open",
      actual: { code: settled.code, reason: settled.reason },
    };
  }
  const sessions = await world.sessions();
  const state = sessions.find(({ sessionId }) => sessionId === app.sessionId)?.state;
  if (state !== "active") {
    return {
      code: "wrong-state",
      clause: "REG-07",
      message: "the violation of one app changed the state of another's session",
      expected: "active",
      actual: state ?? "not listed",
    };
  }
  const unchanged = await compareRegistry(world, app, {
    clause: "REG-07",
    tools,
    traces: [],
    code: "leaked",
    message: "the violation of one app changed the registry of another",
  });
  if (unchanged !== undefined) return unchanged;
  const taken = wrongUnlessTaken(await app.upsert(further), "REG-07");
  return (
    taken ??
    compareRegistry(world, app, {
      clause: "REG-07",
      tools: [...tools, further],
      traces: [],
      code: "not-applied",
      message: "after the violation of one app the frames of another had no effect",
    })
  );
}
