/** What a daemon's checks work with: its socket, its events, and apps of the kit's that have joined it. */
import { AppClient } from "../clients/app-client.js";
import type { Acknowledged } from "../clients/app-client.js";
import { closeText } from "../clients/claim.js";
import { PeerError } from "../clients/peer-error.js";
import { RpcClient } from "../clients/rpc-client.js";
import type { RpcOutcome } from "../clients/rpc-reply.js";
import type { Transcript } from "../clients/transcript.js";
import type { Profile } from "../../generated/clauses.js";
import { Barrier } from "./barrier.js";
import { JoinedApp } from "./joined-app.js";
import { readLink, readSessions } from "./daemon-replies.js";
import type { Link, SessionEntry } from "./daemon-replies.js";

export type Device = { readonly manufacturer?: string; readonly model?: string; readonly os?: string };

export type WorldOptions = {
  readonly socketPath: string;
  readonly profile: Profile;
  readonly transcript: Transcript;
  /** Milliseconds for a reply. */
  readonly timeoutMs: number;
  /** The daemon was running before and may serve others: its other sessions are not the kit's. */
  readonly isShared: boolean;
  readonly onNote: (note: string) => void;
};

/** The device of the app that most checks use. */
const mainDevice: Device = { manufacturer: "Conformance", model: "Kit", os: "test" };

export class DaemonWorld {
  readonly profile: Profile;
  readonly timeoutMs: number;
  readonly isShared: boolean;
  #main: JoinedApp | undefined;
  /** What checks have added since the last `dismiss`. */
  #sockets: AppClient[] = [];
  #connections: RpcClient[] = [];
  #sessionIds: string[] = [];
  /** Links that were left unclaimed on a daemon that stays. */
  #unclaimedIds: string[] = [];
  #channels = 0;

  private constructor(
    private readonly options: WorldOptions,
    /** The connection that requests go over. */
    readonly rpc: RpcClient,
    private readonly events: RpcClient,
    private readonly barrier: Barrier,
    /** Milliseconds from a request to its reply, the median of a few. */
    readonly roundTripMs: number,
    /** What `daemon.status` gives as the version, if anything. */
    readonly version: string | undefined,
  ) {
    this.profile = options.profile;
    this.timeoutMs = options.timeoutMs;
    this.isShared = options.isShared;
  }

  /** Asks for the status, measures the round trip, subscribes to events. @throws PeerError */
  static async open(rpc: RpcClient, options: WorldOptions): Promise<DaemonWorld> {
    const { transcript, timeoutMs, socketPath } = options;
    const { roundTripMs, version } = await measure(rpc);
    const events = await RpcClient.connect(socketPath, { transcript, channel: "events", timeoutMs });
    try {
      const subscribed = await events.call("events.subscribe", {});
      if (!subscribed.ok) options.onNote(`events.subscribe is refused: ${subscribed.error.message}`);
    } catch (error) {
      await events.close();
      throw error;
    }
    const stateOf = async (sessionId: string): Promise<unknown> => {
      const sessions = readSessions(await rpc.call("sessions.list"));
      return sessions.find((session) => session.sessionId === sessionId)?.state;
    };
    const barrier = new Barrier(events, timeoutMs, roundTripMs, options.onNote, stateOf);
    return new DaemonWorld(options, rpc, events, barrier, roundTripMs, version);
  }

  /** The app that most checks use, with an open socket; it joins on first use. */
  async app(): Promise<JoinedApp> {
    if (this.#main !== undefined) return this.#main;
    const link = await this.#mint({});
    this.#main = await this.#join(link, mainDevice, () => this.#dial(link, "app"));
    return this.#main;
  }

  /** Lets a further app join, by a link of its own or by this one; it is put away at the next reset. */
  async join(device: Device = {}, link?: Link): Promise<JoinedApp> {
    const itsLink = link ?? (await this.link());
    return this.#join(itsLink, device, this.#redialOf(itsLink));
  }

  /** Revokes the main app, so that the next `app()` is a new session. */
  async dropApp(): Promise<void> {
    if (this.#main !== undefined) await this.#revoke(this.#main);
    this.#main = undefined;
  }

  /** A further connection to the daemon's socket; it is closed at the next reset. */
  async connect(): Promise<RpcClient> {
    this.#channels += 1;
    const { socketPath, transcript, timeoutMs } = this.options;
    const channel = `rpc-${this.#channels}`;
    const client = await RpcClient.connect(socketPath, { transcript, channel, timeoutMs });
    this.#connections.push(client);
    return client;
  }

  /** `tools.list` about an app's session, with further params. */
  list(app: JoinedApp, params: object = {}): Promise<RpcOutcome> {
    return this.rpc.call("tools.list", { selector: app.sessionId, ...params });
  }

  /** The sessions that the daemon lists. */
  async sessions(): Promise<readonly SessionEntry[]> {
    return readSessions(await this.rpc.call("sessions.list"));
  }

  /** The first event from now on that is accepted. Call it before causing the event. */
  get waitForEvent(): RpcClient["waitForEvent"] {
    return this.events.waitForEvent.bind(this.events);
  }

  /** Makes a link; what becomes of it is put away at the next reset. @throws PeerError when the daemon makes none, or none that can be read */
  async link(params: object = {}): Promise<Link> {
    const link = await this.#mint(params);
    this.#sessionIds.push(link.bootstrap.sessionId);
    return link;
  }

  /** Dials the address of a link as an app would, without claiming. The socket is broken off at the next reset. */
  async dial(link: Link, channel = this.#nextChannel()): Promise<AppClient> {
    const client = await this.#dial(link, channel);
    this.#sockets.push(client);
    return client;
  }

  /** The app that has claimed `link` on a socket of its own. */
  joined(link: Link, client: AppClient, ack: Acknowledged): JoinedApp {
    const { sessionId } = link.bootstrap;
    return new JoinedApp({ sessionId, ...ack }, client, this.barrier, this.#redialOf(link));
  }

  /**
   * Puts away what a check has added: connections, sockets and sessions. The main app stays. A check whose
   * cases make sessions calls it after each, so that none of them is about what an earlier one left.
   *
   * @throws PeerError when the daemon does not answer
   */
  async dismiss(): Promise<void> {
    for (const client of this.#connections.splice(0)) await client.close();
    await this.#revokeAll();
    await Promise.all(this.#sockets.splice(0).map((client) => client.terminate()));
  }

  /** Puts away what checks have added and empties the main app's registry. @throws PeerError */
  async reset(): Promise<void> {
    await this.dismiss();
    const main = this.#main;
    if (main === undefined) {
      await this.rpc.call("daemon.status");
      return;
    }
    if (main.client.closeInfo !== undefined) await this.#revive(main);
    const emptied = await this.#main?.install([]);
    if (emptied?.kind === "closed") await this.dropApp();
  }

  /** Ends the kit's conversations and, on a daemon that stays, its sessions. Never throws. */
  async close(): Promise<void> {
    if (this.isShared) {
      if (this.#main !== undefined) this.#sessionIds.push(this.#main.sessionId);
      await this.#revokeAll().catch(() => undefined);
      await Promise.all(this.#unclaimedIds.splice(0).map((id) => this.#revokeById(id))).catch(
        () => undefined,
      );
    }
    await this.#main?.leave();
    for (const client of this.#sockets.splice(0)) await client.terminate();
    for (const client of [...this.#connections.splice(0), this.events, this.rpc]) await client.close();
  }

  #mint(params: object): Promise<Link> {
    return this.rpc.call("link.create", params).then(readLink);
  }

  #dial(link: Link, channel: string): Promise<AppClient> {
    const { transcript, timeoutMs } = this.options;
    const endpoint = { address: link.bootstrap.address, port: link.bootstrap.port, pin: link.pin };
    return AppClient.dial(endpoint, { transcript, channel, timeoutMs });
  }

  #redialOf(link: Link): () => Promise<AppClient> {
    const channel = this.#nextChannel();
    return () => this.dial(link, channel);
  }

  async #join(link: Link, device: Device, dial: () => Promise<AppClient>): Promise<JoinedApp> {
    const client = await dial();
    const { sessionId, token } = link.bootstrap;
    const outcome = await client.claim({ sessionId, token, device }).catch(async (error: unknown) => {
      await client.terminate();
      throw error;
    });
    if (outcome.ok) return new JoinedApp({ sessionId, ...outcome.ack }, client, this.barrier, dial);
    const message = `the claim of a fresh link was closed with ${closeText(outcome.closed, client)}`;
    throw new PeerError({ step: "claim", kind: "refused", message });
  }

  /**
   * Revokes what checks have made and is live: to revoke anything else is answered by an error, and a daemon that can
   * give no proper error (RPC-03) would be taken for one that cannot be talked to.
   */
  async #revokeAll(): Promise<void> {
    const ids = this.#sessionIds.splice(0);
    if (ids.length === 0) return;
    const live = await this.#liveAmong(ids);
    if (this.isShared) this.#unclaimedIds.push(...ids.filter((id) => !live.includes(id)));
    await Promise.all(live.map((id) => this.#revokeById(id)));
  }

  /** Those that `sessions.list` shows as live; all of them where it cannot be read. */
  async #liveAmong(ids: readonly string[]): Promise<readonly string[]> {
    try {
      const states = new Map((await this.sessions()).map(({ sessionId, state }) => [sessionId, state]));
      return ids.filter((id) => ["active", "suspended"].includes(states.get(id) ?? ""));
    } catch (error) {
      if (!isBadReply(error)) throw error;
      return ids;
    }
  }

  async #revokeById(selector: string): Promise<void> {
    try {
      await this.rpc.call("sessions.revoke", { selector });
    } catch (error) {
      if (!isBadReply(error)) throw error;
    }
  }

  async #revoke(app: JoinedApp): Promise<void> {
    await this.rpc.call("sessions.revoke", { selector: app.sessionId });
    await app.leave();
  }

  /** Resumes the main app; one that is not let in again is given up, and a new one joins when it is needed. */
  async #revive(main: JoinedApp): Promise<void> {
    try {
      await main.resume();
    } catch (error) {
      if (!(error instanceof PeerError) || error.kind !== "refused") throw error;
      await this.dropApp();
    }
  }

  #nextChannel(): string {
    this.#channels += 1;
    return `app-${this.#channels}`;
  }
}

/** A reply that came but is not what the kit needs. That is for checks to judge, and nothing to give up over. */
function isBadReply(error: unknown): boolean {
  return error instanceof PeerError && (error.kind === "malformed" || error.kind === "refused");
}

/** Round trips that are measured; the median of an odd few withstands one that is slow. */
const roundTripsMeasured = 5;

async function measure(rpc: RpcClient): Promise<{ roundTripMs: number; version: string | undefined }> {
  const times: number[] = [];
  let version: string | undefined;
  for (let count = 0; count < roundTripsMeasured; count += 1) {
    const start = performance.now();
    const status = await rpc.call("daemon.status");
    times.push(performance.now() - start);
    const { result } = status.ok ? status : { result: undefined };
    if (
      typeof result === "object" &&
      result !== null &&
      "version" in result &&
      typeof result.version === "string"
    ) {
      version = result.version;
    }
  }
  times.sort((a, b) => a - b);
  return { roundTripMs: times[Math.floor(times.length / 2)] ?? 0, version };
}
