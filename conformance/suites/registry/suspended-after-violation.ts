import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { within } from "../../targets/within.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { everyOffence, sendOffence } from "./frames.js";
import type { Offence } from "./frames.js";
import { compareWithBefore, hold } from "./registry-state.js";

/** The end of a socket reaches its two ends at different times; no daemon needs longer to take note of one it closed. */
const leastPatienceMs = 1000;
const roundTripsOfPatience = 20;
const lookAgainMs = 5;

const held = [{ name: "held", description: "Held before." }];

/** REG-02 and the session: it is suspended, not ended, and the app may come back to the registry it had. */
export const suspendedAfterViolation = daemonCheck<Offence>({
  id: "registry.suspended-after-violation",
  suite: "registry",
  title: "a session whose socket was closed for a violation is suspended and keeps its registry",
  clauses: ["REG-02", "LIST-16"],
  kind: "scenario",
  cases: () => ({
    from: "vectors",
    vectors: everyOffence.map((offence) => ({ name: offence, case: offence })),
  }),
  async perform(world, offence) {
    const app = await openApp(world);
    const before = await hold(world, app, held, "REG-02");
    if (!before.ok) return before.finding;
    sendOffence(app, offence);
    const settled = await settleRefused(world, app);
    // What does not close the socket is for the clause of the offence.
    if (settled.kind === "applied") return undefined;
    const state = await stateAfterClose(world, app);
    if (state !== "suspended") {
      return {
        code: "wrong-state",
        clause: "REG-02",
        message: "after a close for a violation the session is not suspended",
        expected: "suspended",
        actual: state ?? "not listed",
      };
    }
    return compareWithBefore(world, app, before.value, {
      clause: "REG-02",
      code: "wrong-tools",
      message: "a session suspended for a violation does not list the registry that it had",
    });
  },
});

/** The state once it is no longer `active`, or after some patience. */
async function stateAfterClose(world: DaemonWorld, app: JoinedApp): Promise<string | undefined> {
  const deadline = performance.now() + Math.max(leastPatienceMs, roundTripsOfPatience * world.roundTripMs);
  for (;;) {
    const sessions = await world.sessions();
    const state = sessions.find(({ sessionId }) => sessionId === app.sessionId)?.state;
    if (state !== "active" || performance.now() > deadline) return state;
    await within(new Promise(() => undefined), lookAgainMs);
  }
}
