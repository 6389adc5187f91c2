/** A fresh, private state directory for a daemon that the kit starts. */
import { mkdtempSync } from "node:fs";
import { chmod, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetDirectory, rememberDirectory, unlock } from "./leftovers.js";

export type StateDir = {
  readonly path: string;
  /** Where the daemon's socket is to appear. */
  readonly socketPath: string;
  /** Never throws; what cannot be removed is tried once more when the kit ends. */
  remove(): Promise<void>;
};

/** Every system takes a socket path of this many bytes (macOS has 104 with the final NUL, Linux 108). */
const longestSocketPath = 99;

/** Makes the directory (mode 0700) and writes `config.json` into it. */
export async function makeStateDir(config: object): Promise<StateDir> {
  const path = makeShortDirectory(await realpath(tmpdir()));
  await chmod(path, 0o700);
  await writeFile(join(path, "config.json"), `${JSON.stringify(config)}\n`, { mode: 0o600 });
  return {
    path,
    socketPath: join(path, "daemon.sock"),
    async remove() {
      // What a target has locked, or still writes into, is left to the end of the kit.
      if (await removed(path)) forgetDirectory(path);
    },
  };
}

/** Removes the directory with all that is in it, also from directories that were locked. @returns whether it is gone */
async function removed(path: string): Promise<boolean> {
  const remove = (): Promise<boolean> =>
    rm(path, { recursive: true, force: true, maxRetries: 3 }).then(
      () => true,
      () => false,
    );
  if (await remove()) return true;
  unlock(path);
  return remove();
}

/** In the system's temporary directory, or in `/tmp` where that one's path is too long for a socket. */
function makeShortDirectory(base: string): string {
  const isShort = Buffer.byteLength(join(base, "apd-XXXXXX", "daemon.sock")) <= longestSocketPath;
  // Made and remembered in one go: an interruption in between would leave it behind.
  const path = mkdtempSync(join(isShort ? base : "/tmp", "apd-"));
  rememberDirectory(path);
  return path;
}
