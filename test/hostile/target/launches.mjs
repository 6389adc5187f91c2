/** What goes wrong before the first word. */
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { crash, idle, serve, socketPath, stateDir } from "./honest.mjs";

const gigabyte = 2 ** 30;
const ignoreTerm = "process.on('SIGTERM', () => undefined);";

export const launches = {
  "no-socket": idle,
  "crash-at-start": crash,
  /** Takes connections, says nothing. */
  mute: () => void createServer(() => undefined).listen(socketPath),
  file() {
    writeFileSync(socketPath, "");
    idle();
  },
  directory() {
    mkdirSync(socketPath);
    idle();
  },
  "dangling-link"() {
    symlinkSync("nowhere", socketPath);
    idle();
  },
  "link-to-itself"() {
    symlinkSync("daemon.sock", socketPath);
    idle();
  },
  /** A gigabyte on a stream (1 or 2) without a line end, and then the end: whoever does not drain it never sees that. */
  flood(stream) {
    const chunk = Buffer.alloc(2 ** 20, "x");
    for (let sent = 0; sent < gigabyte; sent += chunk.length) write(Number(stream), chunk);
    process.exit(7);
  },
  /** Ignores TERM, and so does a grandchild that holds stdout and stderr. */
  stubborn() {
    process.on("SIGTERM", () => undefined);
    spawn(process.execPath, ["-e", `${ignoreTerm} setInterval(() => undefined, 60_000)`], {
      stdio: "inherit",
    });
    idle();
  },
  /** Ends at once, while a grandchild goes on and holds stdout and stderr. */
  orphan() {
    const grandchild = "setInterval(() => undefined, 60_000)";
    spawn(process.execPath, ["-e", grandchild], { stdio: "inherit" }).once("spawn", () => process.exit(0));
  },
  /** Leaves what cannot simply be removed. */
  "locked-directory"() {
    mkdirSync(join(stateDir, "locked", "inside"), { recursive: true });
    chmodSync(join(stateDir, "locked"), 0o000);
    crash();
  },
  /** Removes its state directory while it is being served from it. */
  async "no-state-dir"() {
    await serve({
      onRequest() {
        rmSync(stateDir, { recursive: true, force: true });
      },
    });
  },
};

/** A descriptor that does not block may take a part, or nothing for now. */
function write(stream, chunk) {
  let from = 0;
  while (from < chunk.length) {
    try {
      from += writeSync(stream, chunk, from);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}
