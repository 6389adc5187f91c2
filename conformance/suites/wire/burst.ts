/** Sending frames that follow one another, and judging what a client sees at the announcement of each event (WIRE-09). */
import { PeerError } from "../../clients/peer-error.js";
import type { RpcEvent } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import { registryAfter } from "../../generators/frame-burst.js";
import type { BurstFrame } from "../../generators/frame-burst.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { listedNames } from "./after-violation.js";

/** Frames that have been sent, with what must be seen of them. */
export type SentBurst = {
  /** The registry before the first frame, and after each. */
  readonly registries: readonly (readonly string[])[];
  /** For each event: after how many frames it was sent, and what was listed when it had been announced. */
  readonly events: readonly {
    readonly after: number;
    readonly listed: Promise<readonly string[] | undefined>;
  }[];
  /** The events in the order in which they were announced. */
  readonly announced: readonly number[];
};

let bursts = 0;

/** Sends the frames without waiting. A list request leaves when an event is announced, and sees what was sent before it or more. */
export function sendBurst(
  world: DaemonWorld,
  app: JoinedApp,
  registry: readonly string[],
  frames: readonly BurstFrame[],
): SentBurst {
  bursts += 1;
  const registries = [registry];
  const events: { after: number; listed: Promise<readonly string[] | undefined> }[] = [];
  const announced: number[] = [];
  for (const [index, frame] of frames.entries()) {
    registries.push(registryAfter(registries.at(-1) ?? [], frame));
    if (frame === "event") {
      const name = `burst-${bursts}-${index}`;
      const listed = world
        .waitForEvent((event) => isAppEvent(event, app, name))
        .then(() => {
          announced.push(index);
          return listedNames(world, app);
        });
      listed.catch(() => undefined);
      events.push({ after: index, listed });
      app.sendText("event", `"name":"${name}","payload":null,"ts":1`);
    } else sendChange(app, frame);
  }
  return { registries, events, announced };
}

/** Judges what was seen at each announcement, and the order of the announcements. */
export async function judgeBurst({ registries, events, announced }: SentBurst): Promise<Finding | undefined> {
  for (const { after, listed } of events) {
    const actual = await seen(listed);
    if (actual === "nothing") {
      const message = "an event that an app sent was not announced as app_event";
      return { code: "not-announced", clause: "WIRE-09", message, expected: "app_event", actual: "nothing" };
    }
    const allowed = registries.slice(after);
    if (allowed.some((registry) => isSame(registry, actual))) continue;
    const message =
      "a client that had seen an event announced did not see the registry that was sent before it";
    return { code: "not-applied", clause: "WIRE-09", message, expected: { oneOf: allowed }, actual };
  }
  const inOrder = events.map(({ after }) => after);
  if (JSON.stringify(announced) === JSON.stringify(inOrder)) return undefined;
  const message = "the events of one socket were announced in another order than they were sent in";
  return { code: "wrong-order", clause: "WIRE-09", message, expected: inOrder, actual: announced };
}

/** Judges what is listed when all has been taken. */
export function judgeLast(
  registry: readonly string[],
  actual: readonly string[] | undefined,
): Finding | undefined {
  if (isSame(registry, actual)) return undefined;
  const message = "the registry is not what the frames make it in the order in which they were sent";
  return { code: "wrong-order", clause: "WIRE-09", message, expected: registry, actual };
}

async function seen(
  listed: Promise<readonly string[] | undefined>,
): Promise<readonly string[] | undefined | "nothing"> {
  try {
    return await listed;
  } catch (error) {
    if (error instanceof PeerError && error.step === "event" && error.kind === "timeout") return "nothing";
    throw error;
  }
}

function sendChange(app: JoinedApp, change: Exclude<BurstFrame, "event">): void {
  const tool = (name: string): string => `{"name":"${name}","description":"In a burst."}`;
  if ("snapshot" in change) app.sendSnapshotTexts(change.snapshot.map(tool));
  else if ("upsert" in change)
    app.sendText("tool_registry_delta", `"operation":"upsert","tool":${tool(change.upsert)}`);
  else app.sendText("tool_registry_delta", `"operation":"remove","name":"${change.remove}"`);
}

function isAppEvent({ kind, sessionId, data }: RpcEvent, app: JoinedApp, name: string): boolean {
  if (kind !== "app_event" || (sessionId ?? app.sessionId) !== app.sessionId) return false;
  return isJsonObject(data) && data["name"] === name;
}

function isSame(a: readonly string[], b: readonly string[] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
