import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { namesOf } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import type { ReadListing } from "../listing.js";
import { openApp, settleRefused } from "../settling.js";
import { everyOffence, offenceTool, sendChange, sendOffence } from "./frames.js";
import type { Offence } from "./frames.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** The offences of one app and the registry that it has, and those of one or two that commit none. */
type Company = {
  readonly offences: readonly Offence[];
  readonly own: readonly Tool[];
  readonly others: readonly (readonly Tool[])[];
};

const otherOffences = everyOffence.filter((offence) => offence !== "an invalid element");

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
        offences: fc
          .shuffledSubarray(otherOffences, { minLength: 1, maxLength: 3 })
          .map((offences): Offence[] => ["an invalid element", ...offences]),
        own: markedTools(profile, 3),
        others: fc.array(markedTools(profile, 3), { minLength: 1, maxLength: 2 }),
      },
      { noNullPrototype: true },
    ),
    share: 0.1,
  }),
  async perform(world, { offences, own, others }) {
    const bystanders: Bystander[] = [];
    for (const tools of others) bystanders.push({ app: await world.join({ model: "Bystander" }), tools });
    for (const offence of offences) {
      const finding = await offendOnce(world, { offence, own, bystanders });
      if (finding !== undefined) return finding;
    }
    await world.dismiss();
    return undefined;
  },
});

type Bystander = { readonly app: JoinedApp; readonly tools: readonly Tool[] };

async function offendOnce(
  world: DaemonWorld,
  {
    offence,
    own,
    bystanders,
  }: {
    readonly offence: Offence;
    readonly own: readonly Tool[];
    readonly bystanders: readonly Bystander[];
  },
): Promise<Finding | undefined> {
  const offender = await openApp(world);
  const taken = wrongUnlessTaken(await offender.install(own), "REG-07");
  if (taken !== undefined) return taken;
  const held: { readonly app: JoinedApp; readonly before: ReadListing }[] = [];
  for (const { app, tools } of bystanders) {
    const before = await hold(world, app, tools, "REG-07");
    if (!before.ok) return before.finding;
    held.push({ app, before: before.value });
  }
  sendOffence(offender, offence);
  const settled = await settleRefused(world, offender);
  // What does not close the socket is for the clause of the offence.
  if (settled.kind === "applied") return undefined;
  for (const { app, before } of held) {
    const finding = await disturbed(world, app, before);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const fresh = {
  name: "fresh",
  description: "The only one of a snapshot after the violation of another app.",
};
const further = { name: "further", description: "Added after that." };

async function disturbed(
  world: DaemonWorld,
  app: JoinedApp,
  before: ReadListing,
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
  const changed = await compareWithBefore(world, app, before, {
    clause: "REG-07",
    code: "leaked",
    message: "the violation of one app changed the registry of another",
  });
  if (changed !== undefined) return changed;
  sendChange(app, { snapshot: [fresh] });
  const taken = wrongUnlessTaken(await app.upsert(further), "REG-07");
  if (taken !== undefined) return taken;
  const listing = readListing(await world.list(app), "REG-07");
  if (!listing.ok) return listing.finding;
  const names = namesOf(listing.value);
  if (names.includes(offenceTool.name)) {
    return {
      code: "leaked",
      clause: "REG-07",
      message: "a tool of the refused snapshot of one app came to another with its next snapshot",
      expected: [fresh.name, further.name],
      actual: names,
    };
  }
  if (names.includes(further.name)) return undefined;
  return {
    code: "not-applied",
    clause: "REG-07",
    message: "after the violation of one app the frames of another had no effect",
    expected: further.name,
    actual: names,
  };
}
