/** Lines for the daemon's socket that are no requests, or requests that nobody answers (RPC-05, RPC-06, RPC-07). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { text, withoutTerminators } from "./text.js";

const request = '{"jsonrpc":"2.0","id":1,"method":"daemon.status","params":{}}';

/** A request that breaks off. No proper beginning of an object is JSON. */
const truncated = fc.integer({ min: 1, max: request.length - 1 }).map((length) => request.slice(0, length));

const garbage = [
  "{",
  "}",
  "[",
  "]",
  "nonsense",
  "hello world",
  ":",
  ",",
  '"',
  "\\",
  "GET / HTTP/1.1",
  "Content-Length: 61",
  "<request/>",
  "--- yaml",
  "tru",
  "nul",
  "-",
  "1e",
  '{"jsonrpc":"2.0","id":1,"method":}',
  '{"jsonrpc" "2.0"}',
  '["jsonrpc":"2.0"]',
  '{"jsonrpc":"2.0","id":1,"method":"daemon.status\\x"}',
  '{"jsonrpc":"2.0","id":1,"method":"daemon.status\\u12"}',
] as const;

/**
 * A line that is not JSON, whoever reads it: neither blank, nor JSON behind a byte order mark or between
 * exotic spaces, nor something that a lenient parser lets pass.
 */
export const lineThatIsNotJson: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: truncated },
  { weight: 3, arbitrary: fc.constantFrom(...garbage) },
  { weight: 2, arbitrary: text(12).map(withoutTerminators).filter(isPlainlyNotJson) },
);

/** Whether the text is sure to be read as something that is not JSON, and as one line. */
export function isPlainlyNotJson(line: string): boolean {
  // A parser that strips these or takes them for a line end reads something else; that is not asked here.
  if (/[\n\r\0\ufeff\u001c-\u001f]/.test(line)) return false;
  const core = line.replace(/^[\s\u0085\u200b]+|[\s\u0085\u200b]+$/gu, "");
  if (core === "" || /^[-+]?[.\d]/.test(core) || /^(['"#/]|NaN|Infinity)/i.test(core)) return false;
  try {
    JSON.parse(core);
    return false;
  } catch {
    return true;
  }
}

/** JSON that is neither an object nor an array. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>("hello", "", 7, 0, -1, 1.5, 1e300, null, true, false, "daemon.status"),
  fc.integer(),
  text(6).map(withoutTerminators),
);

/** A `method` that is no string. Arrays and objects may hold one. */
const methodThatIsNoString = fc.constantFrom<unknown>(7, 0, null, true, false, [], {}, ["daemon.status"], {
  method: "daemon.status",
});

/** JSON that is no request and has to be refused: a scalar, or an object with an id whose method is missing or no string. */
export const notARequest: Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: scalar },
  {
    weight: 1,
    arbitrary: fc.record({
      jsonrpc: fc.constant("2.0"),
      id: fc.integer({ min: 1, max: 1000 }),
      method: methodThatIsNoString,
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record(
        {
          jsonrpc: fc.constant("2.0"),
          id: fc.integer({ min: 1, max: 1000 }),
          params: fc.constant({}),
          Method: fc.constant("daemon.status"),
        },
        { requiredKeys: ["jsonrpc", "id"], noNullPrototype: true },
      )
      .map((object) => object as unknown),
  },
);

/** The name of no method: made up, or near to one that there is. */
export const unknownMethod: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: text(8).map((name) => `no.such.${withoutTerminators(name)}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "",
      " ",
      ".",
      "tools",
      "tools.",
      ".list",
      "tools..list",
      "tools.lis",
      "tools.listing",
      "tools.list ",
      " tools.list",
      "tools.list\n",
      "tools.list\u0000",
      "toolsXlist",
      "tools_list",
      "Tools.List",
      "TOOLS.LIST",
      "daemon.status()",
      "session_claim",
      "no.such.method",
    ),
  },
);

/** Names that every object of some language has, alone and behind the name of a family of methods. */
export const prototypeMethods = [
  "constructor",
  "toString",
  "__proto__",
  "hasOwnProperty",
  "valueOf",
  "isPrototypeOf",
  "__defineGetter__",
  "tools.constructor",
  "daemon.toString",
  "tools.__proto__",
  "__class__",
  "__init__",
] as const;

/** A notification to be: a method and params, known or not, well-formed or not. None of them does any harm. */
export type Notification = { readonly method: string; readonly params?: unknown };

const notifications: readonly Notification[] = [
  { method: "daemon.status" },
  { method: "sessions.list" },
  { method: "sessions.list", params: {} },
  { method: "tools.list", params: { selector: "no-such-session" } },
  { method: "tools.list", params: { limit: 0 } },
  { method: "tools.list", params: { selector: 7 } },
  { method: "tools.list", params: [] },
  { method: "sessions.describe", params: { selector: "no-such-session" } },
  { method: "tools.call", params: { selector: "no-such-session", name: "x", args: {} } },
  { method: "tools.call", params: { name: 7 } },
  { method: "tools.cancel", params: { selector: "no-such-session", callId: "no-such-call" } },
  { method: "no.such.method" },
  { method: "no.such.method", params: [1, 2] },
  { method: "notifications/initialized" },
  { method: "constructor" },
  { method: "" },
];

export const notification: Arbitrary<Notification> = fc.constantFrom(...notifications);
