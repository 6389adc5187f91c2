/** One app's session while it is live: what it is called, what it has registered, which calls it owes an answer. */
import type { Calls } from "./calls.js";
import type { Registry } from "./registry.js";

/** What the app said about its device when it claimed. */
export type Device = { readonly manufacturer?: string; readonly model?: string; readonly os?: string };

/** The daemon's end of an app's socket. */
export type AppConnection = {
  readonly send: (frame: object) => void;
  readonly close: (code: number, reason: string) => void;
};

export type Session = {
  readonly id: string;
  readonly alias: string;
  readonly device: Device;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly registry: Registry;
  readonly calls: Calls;
  /** What the next resume must present. */
  resumeToken: string;
  /** The app's socket, or `null` while the session is suspended. */
  connection: AppConnection | null;
  stopGraceTimer: () => void;
};

/** What `sessions.list` says of a session. */
export type SessionSummary = {
  readonly sessionId: string;
  readonly alias: string;
  readonly state: "active" | "suspended";
  readonly device: Device;
  readonly createdAt: number;
  readonly toolCount: number;
};

export function summarize(session: Session): SessionSummary {
  const { id, alias, device, createdAt, registry, connection } = session;
  const state = connection === null ? "suspended" : "active";
  return { sessionId: id, alias, state, device, createdAt, toolCount: registry.size };
}

/** Sends a frame of the session to its app; a suspended one has nobody to send to. */
export function sendTo(session: Session, type: string, members: object): void {
  session.connection?.send({ type, session_id: session.id, ...members });
}
