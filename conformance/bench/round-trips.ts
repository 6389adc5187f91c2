/** Calls of a property against the raw round trip: the same requests on the same daemon, byte for byte, and nothing else. */
import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { search } from "../engine/search.js";
import { seedOfCheck } from "../engine/seed.js";
import { packageRoot } from "../package-info.js";
import { driverFor } from "../run-conformance.js";
import { filtersByText } from "../suites/list/filters-by-text.js";
import type { DaemonInCode } from "../targets/daemon-launch.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import { TargetProcess } from "../targets/target-process.js";
import type { Finding } from "./finding.js";
import { sideBySide } from "./measure.js";

/** A property must not take longer for a call than this many bare round trips. */
const mostRatio = 1.5;

export async function benchRoundTrips(repetitions: number, runs: number): Promise<Finding[]> {
  let socketPath = "";
  const target: DaemonInCode = {
    name: "the reference daemon",
    start({ stateDir }) {
      socketPath = join(stateDir, "daemon.sock");
      return startReference(stateDir);
    },
  };
  const settings = { profile: "groups", timeoutMs: 10_000 } as const;
  const instance = await driverFor({ target }, settings, () => undefined).open({});
  const requests = recordRequests(instance.world);
  const property = async (): Promise<number> => {
    requests.length = 0;
    const started = performance.now();
    const found = await search(filtersByText, instance, {
      profile: "groups",
      seed: seedOfCheck(1, filtersByText.id),
      runs,
      sample: 1,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (found.kind !== "nothing-found") throw new Error(`the reference fails ${filtersByText.id}`);
    return (performance.now() - started) / requests.length;
  };
  const raw = connect(socketPath);
  const floor = async (): Promise<number> => {
    const started = performance.now();
    for (const request of requests) await roundTrip(raw, request);
    return (performance.now() - started) / requests.length;
  };
  try {
    const contenders = [
      { name: `a call of ${filtersByText.id}`, run: property },
      { name: "the bare round trip", run: floor },
    ];
    const [subject, against] = await sideBySide(contenders, repetitions);
    if (subject === undefined || against === undefined) return [];
    return [{ bench: "a property's calls", subject, against, mostRatio }];
  } finally {
    raw.destroy();
    await instance.close();
  }
}

/** In a process of its own, as targets are: in this one it would wait for the kit, and the kit for it. */
function startReference(stateDir: string): Promise<TargetProcess> {
  const program = join(packageRoot, "bin", "appduct-reference.js");
  const env = { ...process.env, APPDUCT_STATE_DIR: stateDir };
  return TargetProcess.start({ words: [process.execPath, program, "daemon"], env });
}

/** The lines of what `world` asks for from now on. */
function recordRequests({ rpc }: DaemonWorld): string[] {
  const lines: string[] = [];
  const call = rpc.call.bind(rpc);
  rpc.call = (method, params, options) => {
    lines.push(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`);
    return call(method, params, options);
  };
  return lines;
}

function roundTrip(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve) => {
    const onData = (chunk: Buffer): void => {
      if (!chunk.includes(0x0a)) return;
      socket.off("data", onData);
      resolve();
    };
    socket.on("data", onData);
    socket.write(request);
  });
}
