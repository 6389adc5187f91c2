/** The one place that knows the text forms of `--target`. */
import { splitCommandLine } from "./command-line.js";

export type TargetSpec =
  | { readonly by: "command"; readonly words: readonly [string, ...string[]] }
  | { readonly by: "socket"; readonly path: string };

export type TargetReading =
  { readonly ok: true; readonly spec: TargetSpec } | { readonly ok: false; readonly why: string };

/** Reads a command line, or `unix:` with the path of a running daemon's socket. */
export function readTarget(text: string): TargetReading {
  if (text.startsWith("unix:")) {
    const path = text.slice("unix:".length);
    if (path === "")
      return { ok: false, why: "unix: needs the path of a socket, such as unix:/run/appduct/daemon.sock" };
    return { ok: true, spec: { by: "socket", path } };
  }
  const split = splitCommandLine(text);
  return split.ok ? { ok: true, spec: { by: "command", words: split.words } } : { ok: false, why: split.why };
}
