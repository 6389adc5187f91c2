/** The daemon kind: opens instances of a daemon that the kit starts, or of one that is running already. */
import { PeerError } from "../clients/peer-error.js";
import { RpcClient } from "../clients/rpc-client.js";
import { Transcript } from "../clients/transcript.js";
import type { Profile } from "../../generated/clauses.js";
import { launchDaemon } from "./daemon-launch.js";
import type { DaemonSource, LaunchedDaemon } from "./daemon-launch.js";
import { DaemonWorld } from "./daemon-world.js";
import type { Driver, Instance, Opening } from "./driver.js";
import { endOf } from "./exit-text.js";
import { TargetUnusable } from "./target-unusable.js";

export type DaemonDriverOptions = {
  readonly profile: Profile;
  /** Milliseconds for a reply; starting may take `startTimeoutMs`. */
  readonly timeoutMs: number;
  readonly startTimeoutMs: number;
  readonly onNote: (note: string) => void;
};

/** What the kit always writes into `config.json`: any free port, on loopback. */
const contract = { wssPort: 0, advertisedIp: "127.0.0.1" };

/** A driver for a daemon that the kit starts anew for each instance. */
export function startedDaemon(source: DaemonSource, options: DaemonDriverOptions): Driver<DaemonWorld> {
  return {
    missing:
      source.by === "command" ? {} : { locale: "a target in the kit's own process has the kit's locale" },
    async open({ locale, config }: Opening) {
      const transcript = new Transcript({ now: () => performance.now() });
      const launch = {
        ...options,
        transcript,
        config: { ...contract, ...config },
        ...(locale === undefined ? {} : { locale }),
      };
      const daemon = await launchDaemon(source, launch);
      try {
        return instanceOf(
          await openWorld(daemon.rpc, daemon, transcript, options, false),
          daemon,
          transcript,
        );
      } catch (error) {
        await daemon.stop();
        throw error;
      }
    },
  };
}

/** A driver for a daemon that is running already and may serve others. */
export function runningDaemon(socketPath: string, options: DaemonDriverOptions): Driver<DaemonWorld> {
  const reason = "the daemon was not started by the kit (unix:)";
  return {
    missing: { locale: reason, ownTarget: reason },
    async open() {
      const transcript = new Transcript({ now: () => performance.now() });
      const rpc = await connectRunning(socketPath, transcript, options.timeoutMs);
      const daemon: LaunchedDaemon = {
        socketPath,
        rpc,
        exitWithin: () => Promise.resolve(undefined),
        stderr: () => "",
        stop: () => rpc.close(),
      };
      try {
        return instanceOf(await openWorld(rpc, daemon, transcript, options, true), daemon, transcript);
      } catch (error) {
        await daemon.stop();
        throw error;
      }
    },
  };
}

async function connectRunning(
  socketPath: string,
  transcript: Transcript,
  timeoutMs: number,
): Promise<RpcClient> {
  try {
    return await RpcClient.connect(socketPath, { transcript, channel: "rpc", timeoutMs });
  } catch (error) {
    if (!(error instanceof PeerError)) throw error;
    const hint =
      'Is the daemon running, and is this its daemon.sock? The kit can also start it: --target "<command>".';
    throw new TargetUnusable("socket", `no daemon answers on ${socketPath}: ${error.message}`, hint);
  }
}

async function openWorld(
  rpc: RpcClient,
  daemon: LaunchedDaemon,
  transcript: Transcript,
  options: DaemonDriverOptions,
  isShared: boolean,
): Promise<DaemonWorld> {
  try {
    const { socketPath } = daemon;
    return await DaemonWorld.open(rpc, { ...options, socketPath, transcript, isShared });
  } catch (error) {
    if (!(error instanceof PeerError)) throw error;
    const message = `the daemon took a connection, but does not answer daemon.status and events.subscribe: ${error.message}`;
    const hint =
      error.hint ??
      "It must speak JSON-RPC 2.0 on daemon.sock, one message a line; `doctor` shows how far the daemon gets.";
    throw new TargetUnusable("status", message + (await endOf(daemon, error)), hint, daemon.stderr());
  }
}

function instanceOf(
  world: DaemonWorld,
  daemon: LaunchedDaemon,
  transcript: Transcript,
): Instance<DaemonWorld> {
  return {
    world,
    exitWithin: (ms) => daemon.exitWithin(ms),
    stderr: () => daemon.stderr(),
    transcript: () => transcript.entries(),
    clearTranscript: () => {
      transcript.clear();
    },
    reset: () => world.reset(),
    async close() {
      await world.close();
      await daemon.stop();
    },
  };
}
