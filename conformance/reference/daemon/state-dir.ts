/** The state directory: private to its owner, and served by one daemon at a time. */
import { access, chmod, constants, lstat, mkdir, stat, unlink } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join, resolve } from "node:path";
import { StartError } from "./start-error.js";

const PRIVATE_DIRECTORY = 0o700;
const OPEN_TO_OTHERS = 0o077;
const STICKY = 0o1000;

// `sun_path` holds 108 bytes on Linux and 104 on macOS and the BSDs, the final NUL included.
const MAX_SOCKET_PATH_BYTES = process.platform === "linux" ? 107 : 103;

/**
 * Makes the directory usable, and makes room for the socket in it.
 *
 * @returns the path of the socket, which does not exist
 * @throws StartError when the directory cannot be used, or another daemon serves it
 */
export async function prepareStateDir(stateDir: string): Promise<string> {
  const directory = resolve(stateDir);
  const socketPath = join(directory, "daemon.sock");
  refuseLongPath(socketPath);
  await makePrivate(directory);
  await clearSocket(socketPath);
  await clearSocket(unpublishedPath(socketPath));
  return socketPath;
}

/** Where a daemon binds its socket before it shows it to clients; no longer than the path that they see. */
export function unpublishedPath(socketPath: string): string {
  return join(dirname(socketPath), ".sock");
}

function refuseLongPath(socketPath: string): void {
  const bytes = Buffer.byteLength(socketPath);
  if (bytes <= MAX_SOCKET_PATH_BYTES) return;
  throw new StartError(
    `${socketPath} has ${bytes} bytes and a socket path may have ${MAX_SOCKET_PATH_BYTES}: choose a shorter state directory`,
  );
}

async function makePrivate(directory: string): Promise<void> {
  try {
    await makeDirectories(directory);
  } catch (error) {
    const why = isInTheWay(error) ? "a part of that path is not a directory" : reason(error);
    throw new StartError(`${directory} cannot be used as a state directory: ${why}`);
  }
  const found = await stat(directory);
  if (found.mode & STICKY)
    throw new StartError(`${directory} is shared with other users: choose a directory of your own`);
  try {
    if (found.mode & OPEN_TO_OTHERS) await chmod(directory, PRIVATE_DIRECTORY);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`${directory} is not writable: ${reason(error)}`);
  }
}

/** Like a recursive `mkdir`, which in Node 20 never returns for a path such as `/proc/x`. */
async function makeDirectories(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => undefined);
  if (found?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) await makeDirectories(parent);
  await mkdir(directory, { mode: PRIVATE_DIRECTORY });
}

async function clearSocket(socketPath: string): Promise<void> {
  const found = await lstat(socketPath).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isSocket()) throw new StartError(`${socketPath} is in the way, and it is not a socket`);
  if (await isServed(socketPath)) throw new StartError(`another daemon already serves ${socketPath}`);
  await unlink(socketPath);
}

/** Whether somebody accepts connections on the socket; the file outlives a process that was killed. */
function isServed(socketPath: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = connect(socketPath);
    probe.once("connect", () => {
      probe.destroy();
      answer(true);
    });
    probe.once("error", (error: NodeJS.ErrnoException) => {
      // A full backlog (EAGAIN) or a socket of somebody else (EACCES) is served; only nobody at all is not.
      answer(error.code !== "ECONNREFUSED" && error.code !== "ENOENT");
    });
  });
}

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EEXIST" || error.code === "ENOTDIR");
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
