/**
 * The kit against targets that misbehave in every way but that of an honest mistake. Whatever they do, it ends by
 * itself with the right exit code and says what it saw; its memory stays bounded; nothing of theirs reaches a terminal
 * raw; and neither a process of theirs nor a file is left behind. (A process that leaves the process group of its
 * target, as a daemon does that puts itself in the background, is out of the kit's reach.)
 */
import { afterAll, describe, expect, it } from "vitest";
import { examine } from "./examine.js";
import type { Examination } from "./examine.js";

/** Every byte a terminal would act upon, line ends aside. */
const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/;
const mostMemory = 300e6;

/** For what is waited for: a start gets twice that, on a machine that is busy with other tests. */
const wait = ["--timeout", "2000"];
/** For what comes of itself. */
const patience = ["--timeout", "30000"];

const group = ["--only", "list.combined-vectors", "--jobs", "1"];
const replies = ["--only", "rpc.empty-batch", "--jobs", "1"];

const started: Examination[] = [];
afterAll(() => {
  // Only what a test has found alive and failed over.
  for (const pid of started.flatMap(({ processes }) => processes())) process.kill(pid, "SIGKILL");
});

/** Examines the target, and expects what holds of every examination. */
async function examined(behaviour: string, args: readonly string[]): Promise<Examination & { said: string }> {
  const end = await examine(behaviour, args);
  started.push(end);
  const said = `${end.stdout}\n${end.stderr}`;
  expect(said).not.toMatch(raw);
  expect(end.leftovers).toEqual([]);
  // What has been killed is gone a moment later; the time of the test bounds the wait.
  while (end.processes().length > 0) await turn();
  expect(end.peakBytes).toBeLessThan(mostMemory);
  return { ...end, said: said.replace(/\n {10}/g, " ") };
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function expectUnusable(
  behaviour: string,
  step: string,
  seen: string,
  args: readonly string[],
): Promise<void> {
  const { code, stdout, said } = await examined(behaviour, [...args, ...replies]);
  expect(said).toContain(`the target cannot be examined (step ${step}, `);
  expect(said).toContain(seen);
  expect(said).toMatch(/^ {2}try {5}\S/m);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
}

async function expectFailed(
  behaviour: string,
  check: string,
  seen: string,
  args: readonly string[],
): Promise<void> {
  const { code, stderr, said } = await examined(behaviour, args);
  expect(said).toContain(check);
  expect(said).toContain(seen);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
}

describe.concurrent("a target that does nothing wrong", () => {
  it("conforms, for all that stands before it here", async () => {
    const { code } = await examined("honest", [
      "--only",
      `${group[1] ?? ""},${replies[1] ?? ""}`,
      "--runs",
      "2",
    ]);
    expect(code).toBe(0);
  });
});

describe.concurrent("a target is unusable, and is put down, when before its first word it", () => {
  it.each([
    ["never opens its socket", "no-socket", "socket", "no daemon.sock appeared"],
    ["ignores TERM, as its child does that holds stdout", "stubborn", "socket", "no daemon.sock appeared"],
    ["makes a file for a socket", "file", "socket", "daemon.sock is a regular file"],
    ["makes a directory for a socket", "directory", "socket", "daemon.sock is a directory"],
    ["makes a link to nowhere", "dangling-link", "socket", "a symbolic link that leads to no socket"],
  ])("%s", (_, behaviour, step, seen) => expectUnusable(behaviour, step, seen, wait));

  it.each([
    ["crashes", "crash-at-start", "start", "ended with code 70"],
    ["leaves a child behind that holds stdout", "orphan", "start", "ended with code 0"],
    ["locks a part of its state directory", "locked-directory", "start", "ended with code 70"],
    ["writes a gigabyte to stdout", "flood 1", "start", "ended with code 7 "],
    ["writes a gigabyte to stderr", "flood 2", "start", "ended with code 7 "],
    ["removes its state directory", "no-state-dir", "status", "ENOENT"],
  ])("%s", (_, behaviour, step, seen) => expectUnusable(behaviour, step, seen, patience));
});

const steps = [
  ["daemon.status", "status"],
  ["events.subscribe", "status"],
  ["link.create", "link"],
  ["tools.list", "registry"],
] as const;

describe.concurrent("a target is unusable when", () => {
  it.each(steps)("it hangs at %s", (method, step) =>
    expectUnusable(`hang ${method}`, step, `no reply to ${method} within`, wait),
  );

  it.each(steps)("it crashes at %s", (method, step) =>
    expectUnusable(`crash ${method}`, step, "its process ended with code 70", patience),
  );

  it.each([
    ["a signal ends it", "be-killed link.create", "link", "its process was ended by SIGKILL"],
    ["it hangs up", "hang-up tools.list", "registry", "closed the connection before it replied"],
    ["it half-closes at once", "half-close-at-once", "status", "closed the connection before it replied"],
    ["it half-closes on a request", "half-close link.create", "link", "closed the connection before it"],
    ["it sends a line without end", "flood-a-line tools.list", "registry", "more than 33554432 bytes"],
    ["it nests deeper than memory", "flood-of-brackets tools.list", "registry", "nests deeper than"],
    ["it nests deeper than any stack", "deep daemon.status", "status", "nests deeper than"],
    ["it answers numbers with texts", "text-ids link.create", "link", 'the id 6 came back as "6"'],
    [
      "it refuses, in escapes",
      "refuse link.create",
      "link",
      "\\u001b[31m\\u001b]0;owned\\u0007\\u009b2J\\u202e",
    ],
  ])("%s", (_, behaviour, step, seen) => expectUnusable(behaviour, step, seen, patience));

  it.each([
    ["it takes connections and says nothing", "mute", "status"],
    ["it sends one byte a second", "drip daemon.status", "status"],
    ["it sends garbage", "garbage tools.list", "registry"],
    ["it answers with wrong ids", "wrong-ids daemon.status", "status"],
    ["it floods with events", "flood-of-events tools.list", "registry"],
    ["it floods with empty lines", "flood-of-empty-lines tools.list", "registry"],
  ])("%s", (_, behaviour, step) => expectUnusable(behaviour, step, "no reply to ", wait));
});

describe.concurrent("a target is unusable when, where apps dial,", () => {
  it.each([
    ["nobody speaks", "tcp-silence", "dial", "did not finish the TLS handshake within"],
    [
      "TLS is never answered with a websocket",
      "upgrade-silence",
      "dial",
      "did not answer the WebSocket upgrade",
    ],
    ["no ack comes", "ack-silence", "claim", "neither an ack nor a close came"],
    ["garbage comes for an ack", "ack-not-json", "claim", "(what came: not JSON"],
    ["frames have no effect", "no-effect", "registry", "tools.list is refused"],
    ["a flood of frames comes", "flood-of-frames", "registry", "tools.list is refused"],
  ])("%s", (_, behaviour, step, seen) => expectUnusable(behaviour, step, seen, wait));

  it.each([
    ["it half-closes", "tcp-half-close", "dial", "no TLS with 127.0.0.1:"],
    ["it crashes", "tcp-crash", "dial", "its process ended with code 70"],
    ["it speaks HTTP without TLS", "plain-http", "dial", "wrong version number"],
    ["it has another key than the link pins", "wrong-key", "dial", "serves a certificate with the pin"],
    ["it crashes in place of a websocket", "upgrade-crash", "dial", "its process ended with code 70"],
    ["it half-closes TLS", "upgrade-half-close", "dial", "did not accept the WebSocket upgrade"],
    ["it refuses the websocket", "upgrade-refused", "dial", "Unexpected server response: 403"],
    ["its headers do not end", "upgrade-flood", "dial", "Header overflow"],
    ["it crashes over a claim", "ack-crash", "claim", "its process ended with code 70"],
    ["it half-closes over a claim", "ack-half-close", "claim", "was closed with 1006"],
    ["it sends bytes that are no frame", "ack-garbage", "claim", "a broken WebSocket stream"],
    ["it closes with escapes", "claim-closed", "claim", "closed with 4000 \\u001b[31m\\u001b]0;owned"],
    ["it announces a gigabyte", "frame-of-a-gigabyte", "registry", "Max payload size exceeded"],
    ["its message has no last fragment", "flood-of-fragments", "registry", "Too many message fragments"],
  ])("%s", (_, behaviour, step, seen) => expectUnusable(behaviour, step, seen, patience));
});

describe.concurrent("a target does not conform when, once a check is under way,", () => {
  it.each([
    [
      "it hangs",
      "group-silence",
      "list.combined-vectors  hung",
      "no reply to tools.list within 2000 ms",
      wait,
    ],
    [
      "it crashes",
      "group-crash",
      "list.combined-vectors  crashed",
      "the target's process ended with code 70",
      patience,
    ],
    [
      "it hangs up",
      "group-hang-up",
      "list.combined-vectors  failed",
      "closed the connection before it replied",
      patience,
    ],
    [
      "it floods",
      "group-flood",
      "list.combined-vectors  failed",
      "a line of more than 33554432 bytes",
      patience,
    ],
    [
      "it lists escapes",
      "group-escapes",
      "list.combined-vectors  failed",
      "\\u001b[31m\\u001b]0;owned",
      patience,
    ],
    [
      "it lists a deep schema",
      "group-deep",
      "list.combined-vectors  failed",
      "other tools than it must",
      patience,
    ],
    [
      "it lists a vast text",
      "group-huge",
      "list.combined-vectors  failed",
      "other tools than it must",
      patience,
    ],
    [
      "it ignores TERM",
      "group-stubborn",
      "list.combined-vectors  failed",
      "other tools than it must",
      patience,
    ],
  ])("%s", (_, behaviour, check, seen, time) => expectFailed(behaviour, check, seen, [...group, ...time]));

  it.each([
    ["it sends garbage before each reply", "garbage-before-replies", "an empty batch did not get"],
    ["it logs to its socket, in escapes", "log-lines-before-replies", "\\u001b[31m\\u001b]0;o"],
    ["it answers twice", "twice-each", "an empty batch did not get"],
  ])("%s", (_, behaviour, seen) =>
    expectFailed(behaviour, "rpc.empty-batch  failed", seen, [...replies, ...patience]),
  );
});

describe.concurrent("doctor", () => {
  it("shows a version with escapes as text", async () => {
    const { code, said } = await examined("escaped-version", ["doctor", ...patience]);
    expect(said).toContain("version \\u001b[31m\\u001b]0;owned");
    expect(code).toBe(0);
  });
});
