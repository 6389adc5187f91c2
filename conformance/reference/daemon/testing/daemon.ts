/** A daemon for tests, in this process and in a directory of its own, with everything that dials it put down behind it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startReferenceDaemon, type Profile, type ReferenceDaemon } from "../index.js";
import { TestApp, type TestLink } from "./app.js";
import { TestRpc } from "./rpc.js";

export type Joined = {
  readonly app: TestApp;
  readonly link: TestLink;
  readonly id: string;
  readonly ack: Record<string, unknown>;
};

export class TestDaemon {
  readonly #clients: TestRpc[] = [];
  readonly #apps: TestApp[] = [];
  readonly logged: string[];

  private constructor(
    readonly stateDir: string,
    readonly daemon: ReferenceDaemon,
    logged: string[],
  ) {
    this.logged = logged;
  }

  static async start(config: object = {}, profile: Profile = "groups"): Promise<TestDaemon> {
    const stateDir = await makeStateDir(config);
    const logged: string[] = [];
    const log = (line: string): void => void logged.push(line);
    const daemon = await startReferenceDaemon({ stateDir, profile, log });
    return new TestDaemon(stateDir, daemon, logged);
  }

  async rpc(): Promise<TestRpc> {
    const rpc = await TestRpc.open(this.daemon.socketPath);
    this.#clients.push(rpc);
    return rpc;
  }

  async dial(): Promise<TestApp> {
    const app = await TestApp.dial(this.daemon.wssPort);
    this.#apps.push(app);
    return app;
  }

  /** A session with an app in it, and its registry if tools are given. */
  async join(rpc: TestRpc, tools: readonly object[] = [], members: object = {}): Promise<Joined> {
    const link = await rpc.call<TestLink>("link.create");
    const app = await this.dial();
    const ack = await app.claim(link, members);
    const joined = { app, link, id: link.sessionId, ack };
    if (tools.length > 0) await this.register(joined, tools);
    return joined;
  }

  /** Sends a snapshot, and waits until it has been applied. */
  async register({ app, id }: Joined, tools: readonly object[]): Promise<void> {
    app.send({ type: "tool_registry_snapshot", session_id: id, tools });
    await this.settle({ app, id });
  }

  /** Waits until the daemon has taken every frame that the app has sent (WIRE-09). */
  async settle({ app, id }: Pick<Joined, "app" | "id">): Promise<void> {
    const watcher = await this.rpc();
    await watcher.call("events.subscribe", { kinds: ["app_event"], sessionSelector: id });
    app.send({ type: "event", session_id: id, name: "settled", ts: 0 });
    await watcher.event("app_event");
    watcher.socket.destroy();
  }

  async stop(): Promise<void> {
    for (const { ws } of this.#apps) ws.terminate();
    for (const { socket } of this.#clients) socket.destroy();
    await this.daemon.stop();
    await rm(this.stateDir, { recursive: true, force: true });
  }
}

/** A fresh private directory with a `config.json` for loopback. */
export async function makeStateDir(config: object = {}): Promise<string> {
  const stateDir = await mkdtemp(join(tmpdir(), "appduct-reference-"));
  const settings = { wssPort: 0, advertisedIp: "127.0.0.1", ...config };
  await writeFile(join(stateDir, "config.json"), JSON.stringify(settings));
  return stateDir;
}

/** A descriptor with a description to it. */
export function tool(name: string, members: object = {}): object {
  return { name, description: `The tool ${name}`, ...members };
}
