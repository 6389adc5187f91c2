/** An app of the kit's that has joined a daemon: its session across disconnections, and its registry frames. */
import { PeerError } from "../clients/peer-error.js";
import type { AppClient, ClaimOutcome, CloseInfo } from "../clients/app-client.js";
import type { Barrier, Settled } from "./barrier.js";

export type { Settled } from "./barrier.js";

/** What a session is known by. */
export type SessionFacts = {
  readonly sessionId: string;
  readonly alias: string;
  readonly resumeToken: string;
};

/** Dials the daemon again for a session. */
export type Redial = () => Promise<AppClient>;

/** A frame may hold 256 KiB; some room is left for its envelope. */
const frameBudget = 250 * 1024;

export class JoinedApp {
  #client: AppClient;
  #resumeToken: string;
  readonly sessionId: string;
  readonly alias: string;

  constructor(
    facts: SessionFacts,
    client: AppClient,
    private readonly barrier: Barrier,
    private readonly redial: Redial,
  ) {
    this.sessionId = facts.sessionId;
    this.alias = facts.alias;
    this.#resumeToken = facts.resumeToken;
    this.#client = client;
  }

  /** The newest resume token (WIRE-03). */
  get resumeToken(): string {
    return this.#resumeToken;
  }

  /** The socket it has at present, open or not. */
  get client(): AppClient {
    return this.#client;
  }

  /** Replaces the registry (REG-01) by tools given as JSON values, in as many frames as their size takes. */
  install(tools: readonly unknown[]): Promise<Settled> {
    return this.installTexts(tools.map((tool) => JSON.stringify(tool)));
  }

  /** Replaces the registry by tools given as JSON texts, which reach the daemon as they are. */
  async installTexts(tools: readonly string[]): Promise<Settled> {
    const { first, rest } = splitBySize(tools, frameBudget);
    this.sendSnapshotTexts(first);
    for (const tool of rest) this.sendText("tool_registry_delta", `"operation":"upsert","tool":${tool}`);
    return this.settle(rest.length);
  }

  /** Sends a snapshot and does not wait for it to be applied. */
  sendSnapshotTexts(tools: readonly string[]): void {
    this.sendText("tool_registry_snapshot", `"tools":[${tools.join(",")}]`);
  }

  /** Adds or replaces one tool (REG-04). */
  upsert(tool: unknown): Promise<Settled> {
    this.sendText("tool_registry_delta", `"operation":"upsert","tool":${JSON.stringify(tool)}`);
    return this.settle();
  }

  /** Removes one tool (REG-04). */
  remove(name: string): Promise<Settled> {
    this.sendText("tool_registry_delta", `"operation":"remove","name":${JSON.stringify(name)}`);
    return this.settle();
  }

  /** Sends a frame of this session: `members` is the JSON text of its further members. */
  sendText(type: string, members: string): void {
    this.#client.sendText(`{"type":"${type}","session_id":${JSON.stringify(this.sessionId)},${members}}`);
  }

  /**
   * Waits until the daemon has taken everything sent so far, or has closed the socket.
   *
   * @param frames how many frames are to be worked off, for the time allowed
   * @throws PeerError (timeout) when neither comes
   */
  async settle(frames = 1): Promise<Settled> {
    const closed = this.#client.closed.then((close: CloseInfo): Settled => ({ kind: "closed", ...close }));
    return this.barrier.pass(this, closed, frames);
  }

  /** How the daemon closed the socket. @throws PeerError (timeout) when it stays open */
  async awaitClose(timeoutMs: number): Promise<CloseInfo> {
    return this.#client.waitForClose(timeoutMs);
  }

  /** Goes to the background: closes its socket, and waits until the daemon holds the session suspended. */
  async suspend(): Promise<void> {
    await this.suspendedBy(() => this.#client.close(1001, "app_backgrounded"));
  }

  /** Runs `act`, which ends the socket, and waits until the daemon holds the session suspended. @throws PeerError (timeout) */
  async suspendedBy(act: () => Promise<unknown>): Promise<void> {
    await this.barrier.whileSuspending(this, act);
  }

  /** Dials the daemon once more; the socket has neither claimed nor resumed. */
  dial(): Promise<AppClient> {
    return this.redial();
  }

  /** Dials and tries to resume, with the newest token or another one. Where it succeeds, the app goes on with the new socket. */
  async tryResume(resumeToken = this.#resumeToken): Promise<ClaimOutcome> {
    const client = await this.redial();
    let outcome: ClaimOutcome | undefined;
    try {
      outcome = await client.resume({ sessionId: this.sessionId, resumeToken });
    } finally {
      if (outcome?.ok !== true) await client.terminate();
    }
    if (outcome.ok) {
      this.#client = client;
      this.#resumeToken = outcome.ack.resumeToken;
    }
    return outcome;
  }

  /** Comes back (WIRE-03). @throws PeerError (refused) when the daemon does not let it */
  async resume(): Promise<void> {
    const outcome = await this.tryResume();
    if (outcome.ok) return;
    const { code, reason } = outcome.closed;
    const message = `a resume with the newest token was closed with ${code} ${reason}`;
    throw new PeerError({ step: "claim", kind: "refused", message });
  }

  /** Leaves without a word to the session: for an app whose session is gone. */
  async leave(): Promise<void> {
    await this.#client.terminate();
  }
}

/** The tools that fit one frame, and those that must follow in deltas. */
function splitBySize(
  tools: readonly string[],
  budget: number,
): { first: readonly string[]; rest: readonly string[] } {
  let bytes = 0;
  const count = tools.findIndex((tool) => {
    bytes += Buffer.byteLength(tool) + 1;
    return bytes > budget;
  });
  return count === -1
    ? { first: tools, rest: [] }
    : { first: tools.slice(0, count), rest: tools.slice(count) };
}
