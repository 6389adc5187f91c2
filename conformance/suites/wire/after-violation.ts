/** A violation on a session with a registry, beside another session, and what follows it on the same socket. */
import { PeerError } from "../../clients/peer-error.js";
import type { RpcEvent } from "../../clients/rpc-client.js";
import type { AppFrame } from "../../generators/app-frame.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp, Settled } from "../../targets/joined-app.js";
import { settleRefused } from "../settling.js";
import { sendFrame } from "./send-frame.js";

/** A case of the checks of what a violation leaves behind. */
export type ViolationScene = {
  /** The registry's tools, by name. */
  readonly tools: readonly string[];
  readonly violation: AppFrame;
  /** What is sent right behind it. */
  readonly followers: readonly Follower[];
};

/** A well-formed frame that must have no effect any more. */
export type Follower = "snapshot" | "upsert" | "remove" | "event";

/** The scene after the daemon has closed the socket and holds the session suspended. */
export type Aftermath = {
  readonly app: JoinedApp;
  readonly bystander: JoinedApp;
  /** The event of a follower was announced. */
  readonly wasAnnounced: boolean;
};

const forbiddenEvent = "must-not-come";

/** Plays the scene. Nothing comes of it where the daemon does not close: other checks are about that. */
export async function playViolation(
  world: DaemonWorld,
  scene: ViolationScene,
): Promise<Aftermath | undefined> {
  const bystander = await world.join();
  const app = await world.join();
  await bystander.install(scene.tools.map(toolCalled));
  await app.install(scene.tools.map(toolCalled));
  let wasAnnounced = false;
  world
    .waitForEvent(
      (event) => (event.sessionId ?? app.sessionId) === app.sessionId && nameOf(event) === forbiddenEvent,
    )
    .then(
      () => {
        wasAnnounced = true;
      },
      () => undefined,
    );
  const values = {
    SESSION: app.sessionId,
    ALIAS: app.alias,
    OTHER: bystander.sessionId,
    TOKEN: app.resumeToken,
  };
  let settled: Settled = { kind: "applied" };
  try {
    await app.suspendedBy(async () => {
      sendFrame(app.client, scene.violation, values);
      for (const follower of scene.followers) sendFollower(app, follower, scene.tools);
      settled = await settleRefused(world, app);
      if (settled.kind === "applied") throw new StillOpen();
    });
  } catch (error) {
    if (error instanceof StillOpen) return undefined;
    if (!(error instanceof PeerError) || error.step !== "event") throw error;
  }
  await bystander.settle();
  return { app, bystander, wasAnnounced };
}

/** The names that a session lists, sorted; `undefined` where it lists nothing that can be read. */
export async function listedNames(
  world: DaemonWorld,
  app: JoinedApp,
): Promise<readonly string[] | undefined> {
  const outcome = await world.list(app);
  if (!outcome.ok || !isJsonObject(outcome.result)) return undefined;
  const { tools } = outcome.result;
  if (!Array.isArray(tools)) return undefined;
  return tools.map(nameOfTool).sort();
}

function nameOfTool(tool: unknown): string {
  const name = isJsonObject(tool) ? tool["name"] : undefined;
  return typeof name === "string" ? name : "";
}

class StillOpen extends Error {}

function toolCalled(name: string): object {
  return { name, description: "Was there before the violation." };
}

function sendFollower(app: JoinedApp, follower: Follower, tools: readonly string[]): void {
  switch (follower) {
    case "snapshot":
      app.sendSnapshotTexts(['{"name":"late","description":"Came after the violation."}']);
      return;
    case "upsert":
      app.sendText(
        "tool_registry_delta",
        '"operation":"upsert","tool":{"name":"late","description":"Came after the violation."}',
      );
      return;
    case "remove":
      app.sendText("tool_registry_delta", `"operation":"remove","name":${JSON.stringify(tools[0] ?? "x")}`);
      return;
    case "event":
      app.sendText("event", `"name":"${forbiddenEvent}","payload":null,"ts":1`);
      return;
  }
}

function nameOf({ kind, data }: RpcEvent): unknown {
  return kind === "app_event" && isJsonObject(data) ? data["name"] : undefined;
}
