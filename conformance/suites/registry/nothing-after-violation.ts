import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { picked } from "../../generators/about.js";
import type { RegistryChange } from "../../generators/registry-changes.js";
import { markedChange, markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { everyOffence, sendChange, sendOffence } from "./frames.js";
import type { Offence } from "./frames.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { eventName, watch } from "./watching.js";
import type { Watcher } from "./watching.js";

/** A registry, violations that are tried one after the other, and valid frames that follow each in the same write. */
type LateFrames = {
  readonly held: readonly Tool[];
  readonly offences: readonly Offence[];
  readonly late: readonly RegistryChange[];
};

/** Whether a late frame is still read is a race; so often it is run for each case, over the offences in turn. */
const rounds = 3;

const lateEvent = "sent-after-the-violation";

/** REG-05: frames behind a violation have no effect, and an event among them is not announced. */
export const nothingAfterViolation = daemonCheck<LateFrames>({
  id: "registry.nothing-after-violation",
  suite: "registry",
  title: "frames that follow a violation have no effect",
  clauses: ["REG-05"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        held: markedTools(profile, 3),
        offences: fc.shuffledSubarray([...everyOffence], { minLength: 1, maxLength: rounds }),
        late: fc.array(markedChange(profile), { minLength: 1, maxLength: 6 }),
      },
      { noNullPrototype: true },
    ),
    share: 0.12,
  }),
  async perform(world, testCase) {
    const watcher = await watch(world);
    try {
      for (let round = 0; round < rounds; round += 1) {
        const offence = picked(testCase.offences, round);
        if (offence === undefined) return undefined;
        const finding = await violateOnce(world, watcher, { ...testCase, offence });
        if (finding !== undefined) return finding;
      }
      return undefined;
    } finally {
      await watcher.rpc.close();
    }
  },
});

async function violateOnce(
  world: DaemonWorld,
  watcher: Watcher,
  { held, offence, late }: LateFrames & { readonly offence: Offence },
): Promise<Finding | undefined> {
  const app = await openApp(world);
  const before = await hold(world, app, held, "REG-05");
  if (!before.ok) return before.finding;
  sendOffence(app, offence);
  for (const change of late) sendChange(app, change);
  app.sendText("event", `"name":"${lateEvent}","payload":null,"ts":1`);
  const settled = await settleRefused(world, app);
  // What does not close the socket is for the clause of the offence.
  if (settled.kind === "applied") return undefined;
  // A later barrier, on a new socket: whatever the daemon made of the late frames, it has made by then.
  const back = await openApp(world);
  // A session that an app cannot come back to is for REG-02.
  if (back !== app) return undefined;
  await back.settle();
  await watcher.rpc.call("daemon.status");
  if (watcher.heard.some((event) => eventName(event) === lateEvent)) {
    return {
      code: "applied",
      clause: "REG-05",
      message: "an event that an app sent after a violation was announced",
      expected: "no such event",
      actual: { kind: "app_event", name: lateEvent },
    };
  }
  return compareWithBefore(world, back, before.value, {
    clause: "REG-05",
    code: "applied",
    message: "registry frames that an app sent after a violation changed its registry",
  });
}
