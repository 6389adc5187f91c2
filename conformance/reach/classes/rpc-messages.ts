/** Classes of RPC-05 … RPC-08: lines that are no requests, notifications, batches. */
import { prototypeMethods } from "../../generators/rpc-lines.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import { jsonKinds, kindOf } from "../json-walk.js";
import { caseOf, someText, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const whole =
  (is: (testCase: unknown) => boolean): IsMet =>
  ({ testCase }) =>
    is(testCase);

const bad =
  (is: (line: string) => boolean): IsMet =>
  (facts) =>
    (facts.checkId === "rpc.not-json" && typeof facts.testCase === "string" && is(facts.testCase)) ||
    someText(is, "bad")(facts);
const serving = (is: (served: { before: number; behind: number; inOneWrite: boolean }) => boolean): IsMet =>
  caseOf(
    "rpc.served-after-bad-line",
    wholeCase(({ before, behind, inOneWrite }) =>
      is({ before: Number(before), behind: Number(behind), inOneWrite: inOneWrite === true }),
    ),
  );
const line = (pattern: RegExp): IsMet =>
  caseOf(
    "rpc.nearly-json",
    whole((testCase) => pattern.test(String(testCase))),
  );

const notJson: readonly ValueClass[] = [
  ...classesOf("RPC-05", {
    "a request that breaks off": bad((text) => text.startsWith('{"jsonrpc"') && !text.endsWith("}")),
    "a lone bracket": bad((text) => /^[[\]{}]$/.test(text)),
    words: bad((text) => /^[a-z ]{5,}$/i.test(text)),
    "a line beyond ASCII that is not JSON": bad((text) => /[^\0-\x7f]/.test(text)),
    "a request of HTTP": bad((text) => text.startsWith("GET ")),
    "a bad escape": bad((text) => text.includes("\\x") || text.includes("\\u12")),
    "a bad line between requests of one write": serving(
      ({ before, behind, inOneWrite }) => inOneWrite && before > 0 && behind > 0,
    ),
    "a bad line first of a write": serving(({ before, inOneWrite }) => inOneWrite && before === 0),
    "a bad line that ends a write": serving(({ inOneWrite }) => !inOneWrite),
    "several requests behind a bad line": serving(({ behind }) => behind > 1),
  }),
  ...vectorClassesOf("RPC-05", {
    "a comma too many": line(/,\s*[}\]]/),
    "single quotation marks": line(/'/),
    "a comment": line(/\/[/*]/),
    "NaN or Infinity": line(/NaN|Infinity/),
    "a number with a leading zero": line(/[: ]0\d/),
  }),
];

const noRequest = (is: (value: unknown) => boolean): IsMet => caseOf("rpc.not-a-request", whole(is));
const invalidId = (is: (id: unknown) => boolean): IsMet =>
  caseOf(
    "rpc.invalid-ids",
    wholeCase((testCase) => is(testCase["id"])),
  );
const method = (is: (name: string) => boolean): IsMet =>
  caseOf(
    "rpc.unknown-method",
    whole((testCase) => is(String(testCase))),
  );

const invalid: readonly ValueClass[] = [
  ...classesOf("RPC-06", {
    ...forEach(
      ["null", "boolean", "number", "string"],
      (kind) => `${kind} as a message`,
      (kind) => noRequest((value) => kindOf(value) === kind),
    ),
    "an object without a method": noRequest((value) => isJsonObject(value) && !hasMember(value, "method")),
    "an object with a Method": noRequest((value) => isJsonObject(value) && hasMember(value, "Method")),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "string"),
      (kind) => `${kind} as a method`,
      (kind) =>
        noRequest(
          (value) => isJsonObject(value) && hasMember(value, "method") && kindOf(value["method"]) === kind,
        ),
    ),
    ...forEach(
      ["boolean", "array", "object"],
      (kind) => `${kind} as an id`,
      (kind) => invalidId((value) => kindOf(value) === kind),
    ),
    ...forEach(
      ["daemon.status", "tools.list", "no.such.method"],
      (name) => `an invalid id and ${name}`,
      (name) =>
        caseOf(
          "rpc.invalid-ids",
          wholeCase((testCase) => testCase["method"] === name),
        ),
    ),
    "an empty object": caseOf(
      "rpc.malformed-without-id",
      wholeCase((testCase) => Object.keys(testCase).length === 0),
    ),
    "an object without id and method": caseOf(
      "rpc.malformed-without-id",
      wholeCase((testCase) => hasMember(testCase, "jsonrpc") && !hasMember(testCase, "method")),
    ),
    "the empty method": method((name) => name === ""),
    "a method that is nearly one": method((name) => name.startsWith("tools.lis")),
    "a method in another case": method(
      (name) => name !== "tools.list" && name.toLowerCase() === "tools.list",
    ),
    "a method with space around it": method((name) => name !== "tools.list" && name.trim() === "tools.list"),
    "a type of frame as a method": method((name) => name === "session_claim"),
  }),
  ...vectorClassesOf("RPC-06", {
    ...forEach(
      prototypeMethods,
      (name) => `the method ${name}`,
      (name) => whole((testCase) => testCase === name),
    ),
    ...forEach(
      ["tools.call", "tools.cancel", "sessions.describe", "events.subscribe"],
      (name) => `malformed params of ${name}`,
      (name) =>
        caseOf(
          "rpc.malformed-params",
          wholeCase((testCase) => testCase["method"] === name),
        ),
    ),
  }),
];

const notification = (is: (one: Readonly<Record<string, unknown>>) => boolean): IsMet =>
  caseOf(
    "rpc.notifications-unanswered",
    someValue((value) => isJsonObject(value) && is(value)),
  );
const elements = (is: (elements: readonly unknown[]) => boolean): IsMet =>
  wholeCase((testCase) => Array.isArray(testCase["elements"]) && is(testCase["elements"]));
const idsOfBatch = (is: (ids: readonly unknown[]) => boolean): IsMet =>
  caseOf(
    "rpc.batch-with-notifications",
    whole((testCase) => Array.isArray(testCase) && is(testCase)),
  );

const batches: readonly ValueClass[] = [
  ...classesOf("RPC-07", {
    "a notification of a known method": notification((one) => one["method"] === "daemon.status"),
    "a notification of an unknown method": notification((one) => one["method"] === "no.such.method"),
    "a notification with malformed params": notification(
      ({ params }) => isJsonObject(params) && params["limit"] === 0,
    ),
    "a notification whose params are an array": notification(({ params }) => Array.isArray(params)),
    "a notification of an inherited name": notification((one) => one["method"] === "constructor"),
    "several notifications": caseOf(
      "rpc.notifications-unanswered",
      whole((testCase) => count(testCase) > 1),
    ),
  }),
  ...classesOf("RPC-08", {
    "a batch of one request": elements((all) => all.length === 1),
    "a batch of several requests": elements((all) => all.length > 2),
    "a batch with an unknown method": elements((all) => all.includes("no.such.method")),
    "a batch with an element that is no request": elements((all) => all.includes(null)),
  }),
  ...vectorClassesOf("RPC-08", {
    "an empty batch": caseOf("rpc.empty-batch"),
    "a batch of a notification": idsOfBatch((all) => all.length === 1 && all[0] === null),
    "a batch of several notifications": idsOfBatch(
      (all) => all.length > 1 && all.every((one) => one === null),
    ),
    "a batch of a request and a notification": idsOfBatch((all) => all.includes(1) && all.includes(null)),
  }),
];

export const rpcMessageClasses: readonly ValueClass[] = [...notJson, ...invalid, ...batches];
