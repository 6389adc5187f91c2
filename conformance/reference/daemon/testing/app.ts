/** An app for tests: dials a daemon over wss, claims, sends frames, and sees how its socket is closed. */
import { once } from "node:events";
import { WebSocket } from "ws";
import type { JsonObject } from "../json.js";
import { Mailbox } from "./mailbox.js";

/** As much of `link.create`'s result as a claim takes. */
export type TestLink = {
  readonly sessionId: string;
  readonly deepLinkPayload: string;
  readonly endpoint: { readonly family: number; readonly address: string; readonly port: number };
  readonly expiresAt: number;
  readonly pin: string;
};

export type Close = { readonly code: number; readonly reason: string };

export class TestApp {
  readonly frames = new Mailbox<JsonObject>();
  readonly closed: Promise<Close>;

  private constructor(readonly ws: WebSocket) {
    this.closed = new Promise((resolve) => {
      ws.on("close", (code, reason) => {
        resolve({ code, reason: reason.toString() });
      });
    });
    ws.on("error", () => undefined);
    ws.on("message", (data: Buffer) => {
      this.frames.put(JSON.parse(data.toString()) as JsonObject);
    });
  }

  static async dial(port: number, host = "127.0.0.1"): Promise<TestApp> {
    const ws = new WebSocket(`wss://${host}:${port}`, { rejectUnauthorized: false });
    const app = new TestApp(ws);
    await once(ws, "open");
    return app;
  }

  send(frame: object): void {
    this.ws.send(JSON.stringify(frame));
  }

  /** Sends a claim of a link and waits for the ack. */
  async claim(link: TestLink, members: object = {}): Promise<JsonObject> {
    this.send(claimOf(link, members));
    return this.frames.take("the ack");
  }

  async resume(sessionId: string, token: unknown): Promise<JsonObject> {
    this.send({ type: "session_resume", protocol_version: 2, session_id: sessionId, resume_token: token });
    return this.frames.take("the ack");
  }
}

/** The claim frame of a link. */
export function claimOf(link: TestLink, members: object = {}): object {
  return {
    type: "session_claim",
    protocol_version: 2,
    session_id: link.sessionId,
    token: tokenOf(link),
    ...members,
  };
}

/** The claim token that a link's payload holds, as a frame carries it. */
export function tokenOf({ deepLinkPayload, endpoint }: TestLink): string {
  const payload = Buffer.from(deepLinkPayload, "base64url");
  const lengthAt = endpoint.family === 4 ? 8 : 20;
  const start = lengthAt + 1 + (payload[lengthAt] ?? 0);
  return payload.subarray(start, start + 32).toString("base64url");
}
