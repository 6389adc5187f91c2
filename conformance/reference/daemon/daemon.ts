/** Puts a daemon together, starts it, and stops it. */
import { makeCertificate } from "./certificate.js";
import type { AppContext } from "./app-context.js";
import { startAppServer } from "./app-server.js";
import { readConfig } from "./config.js";
import { Events } from "./events.js";
import { Links } from "./links.js";
import type { Log } from "./log.js";
import { makeMethods } from "./methods/index.js";
import type { Profile } from "./profile.js";
import { startRpcSocket } from "./rpc-socket.js";
import { RpcServer } from "./rpc.js";
import { Sessions } from "./sessions.js";
import { prepareStateDir } from "./state-dir.js";

/** How to start a daemon. */
export type ReferenceDaemonOptions = {
  /** The state directory; made when it does not exist. `config.json` in it is read. */
  readonly stateDir: string;
  /** The revision of the protocol to keep; `groups` by default. */
  readonly profile?: Profile;
  /** Takes what went wrong without ending the daemon, a line or a stack at a time; nobody by default. */
  readonly log?: Log;
};

/** A daemon that is being served. */
export type ReferenceDaemon = {
  /** The Unix socket that clients connect to. */
  readonly socketPath: string;
  /** The TCP port that apps dial. */
  readonly wssPort: number;
  /** Stops the daemon and removes its socket; resolves when nothing of it is left. */
  readonly stop: () => Promise<void>;
  /** Resolves once the daemon has stopped, for whatever reason (`daemon.shutdown` is one). */
  readonly closed: Promise<void>;
};

/**
 * Starts a daemon in this process. Several can run in one process, each in a state directory of its own.
 *
 * @throws StartError when the state directory, `config.json` or the port cannot be used; its message is for people
 */
export async function startReferenceDaemon(options: ReferenceDaemonOptions): Promise<ReferenceDaemon> {
  const { stateDir, profile = "groups", log = () => undefined } = options;
  const socketPath = await prepareStateDir(stateDir);
  const config = await readConfig(stateDir);
  const events = new Events();
  const links = new Links(({ sessionId }) => {
    events.emit("link_expired", { id: sessionId });
  });
  const sessions = new Sessions(events, config.graceSeconds);
  const context: AppContext = { profile, config, events, links, sessions, log };

  const { key, cert, pin } = makeCertificate(config.advertisedIp);
  const apps = await startAppServer({ key, cert }, context);
  const end = once(async () => {
    await Promise.all([rpcSocket.stop(), apps.stop()]);
    links.close();
    sessions.close();
  });
  const methods = makeMethods({
    ...context,
    startedAt: Date.now(),
    wssPort: apps.port,
    pin,
    requestStop: () => void end.run(),
  });
  const rpcSocket = await startRpcSocket(socketPath, new RpcServer(methods, log), events, log).catch(
    async (error: unknown) => {
      await apps.stop();
      throw error;
    },
  );
  return { socketPath, wssPort: apps.port, stop: end.run, closed: end.done };
}

/** An action that runs once, however often it is asked for, and a promise that it has been done. */
function once(action: () => Promise<void>): { run: () => Promise<void>; done: Promise<void> } {
  let resolve: (value: Promise<void>) => void;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  let isRunning = false;
  const run = (): Promise<void> => {
    if (!isRunning) resolve(action());
    isRunning = true;
    return done;
  };
  return { run, done };
}
