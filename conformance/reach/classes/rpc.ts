/** Classes of RPC-01 … RPC-04 and RPC-09 … RPC-13: bytes, chunks, ids, sizes, connections. */
import { hasMember, isJsonObject } from "../../spec/json.js";
import { parsed, textOf } from "../json-walk.js";
import { caseOf, matching, someText, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const looksLikeEnd = [
  ["U+2028", "\u2028"],
  ["U+2029", "\u2029"],
  ["U+0085", "\u0085"],
] as const;
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? (value as readonly number[]) : [];
const whole =
  (is: (testCase: unknown) => boolean): IsMet =>
  ({ testCase }) =>
    is(testCase);

const messages: readonly ValueClass[] = [
  ...classesOf("RPC-01", {
    ...forEach(
      looksLikeEnd,
      ([what]) => `${what} inside a string`,
      ([, text]) => someText((filter) => filter.includes(text), "filter"),
    ),
    "a lone CR between tokens": matching(/\r/, "between"),
    "an empty line before the first request": wholeCase(
      ({ emptyLines }) => (numbers(emptyLines)[0] ?? 0) > 0,
    ),
    "several empty lines in a row": wholeCase(({ emptyLines }) =>
      numbers(emptyLines).some((lines) => lines > 1),
    ),
    "no empty line between two requests": wholeCase(({ emptyLines }) =>
      numbers(emptyLines).slice(1, -1).includes(0),
    ),
  }),
  ...vectorClassesOf("RPC-01", { "a CR before the LF": matching(/\r\n/) }),
];

const cut = (pattern: RegExp, after: number): IsMet =>
  wholeCase(
    (testCase) =>
      typeof testCase["filter"] === "string" &&
      pattern.test(testCase["filter"]) &&
      testCase["after"] === after,
  );
const twoBytes = /[\u0080-\u07ff]/;
const threeBytes = /[\u0800-\ud7ff]/;
const fourBytes = /[\u{10000}-\u{10ffff}]/u;

const chunks: readonly ValueClass[] = classesOf("RPC-02", {
  "one byte a write": wholeCase(({ sizes }) => JSON.stringify(sizes) === "[1]"),
  "writes of differing sizes": wholeCase(({ sizes }) => new Set(numbers(sizes)).size > 1),
  "several requests split": wholeCase(({ requests, sizes }) => Number(requests) > 1 && count(sizes) > 0),
  "a character of 2 bytes, cut": cut(twoBytes, 1),
  ...forEach(
    [1, 2],
    (after) => `a character of 3 bytes, cut after ${after}`,
    (after) => cut(threeBytes, after),
  ),
  ...forEach(
    [1, 2, 3],
    (after) => `a character of 4 bytes, cut after ${after}`,
    (after) => cut(fourBytes, after),
  ),
  "two messages in one write": wholeCase(({ methods }) => count(methods) === 2),
  "ten messages and more in one write": wholeCase(({ methods }) => count(methods) >= 10),
  "a write that ends inside of the next message": wholeCase(({ ofTheNext }) => Number(ofTheNext) > 1),
  "a write that ends one byte into the next message": wholeCase(({ ofTheNext }) => ofTheNext === 1),
});

const replies: readonly ValueClass[] = vectorClassesOf("RPC-03", {
  "the reply to a line that is not JSON": caseOf(
    "rpc.reply-shape",
    wholeCase(({ line }) => parsed(textOf(line)) === undefined),
  ),
  "the reply to JSON that is no request": caseOf(
    "rpc.reply-shape",
    wholeCase(({ line }) => line === "7"),
  ),
  ...forEach(
    ["daemon.status", "sessions.list", "tools.list", "tools.call", "no.such.method"],
    (method) => `the reply to ${method}`,
    (method) => caseOf("rpc.reply-shape", matching(new RegExp(`"${method}"`))),
  ),
  "a lone surrogate in a request": caseOf("rpc.replies-are-utf8", matching(/\\ud[89a-f]/i)),
  "bytes that are not UTF-8 in a request": caseOf(
    "rpc.replies-are-utf8",
    someValue((value) => isJsonObject(value) && hasMember(value, "hex")),
  ),
  "a lone surrogate in a description": caseOf("rpc.replies-are-utf8", matching(/\\ud[89a-f]/i, "listed")),
});

const id = (is: (id: unknown) => boolean): IsMet => caseOf("rpc.ids-come-back-unchanged", whole(is));
const textId = (pattern: RegExp): IsMet => id((value) => typeof value === "string" && pattern.test(value));
const numberId = (is: (value: number) => boolean): IsMet =>
  id((value) => typeof value === "number" && is(value));

const ids: readonly ValueClass[] = [
  ...classesOf("RPC-04", {
    "a positive integer as an id": numberId((value) => value > 0 && Number.isInteger(value)),
    "a negative integer as an id": numberId((value) => value < 0 && Number.isInteger(value)),
    "a fraction as an id": numberId((value) => !Number.isInteger(value)),
    "an id past 32 bits": numberId((value) => value > 2 ** 32),
    "an id of 2^53-1": numberId((value) => value === Number.MAX_SAFE_INTEGER),
    "an id past 2^53-1 that a double holds": numberId((value) => value > Number.MAX_SAFE_INTEGER),
    "an id that JavaScript writes with an exponent": numberId((value) => value >= 1e21),
    "an ordinary text as an id": textId(/^[a-z]+$/i),
    "a word of JSON as an id": textId(/^(null|true)$/),
    "a name that every object has as an id": textId(/^(__proto__|constructor|toString)$/),
    "JSON in a text as an id": textId(/^[[{]/),
    "an id of spaces": textId(/^ +$/),
    "an id with a quotation mark or a backslash": textId(/["\\]/),
    "an id with a control character": id((value) => typeof value === "string" && /\p{Cc}/u.test(value)),
    "an id with a line feed": textId(/\n/),
    "an id beyond ASCII": textId(/[^\0-\x7f]/),
    "an id with an emoji": id((value) => typeof value === "string" && value.includes("😀")),
    "an id of a thousand characters": id((value) => typeof value === "string" && value.length >= 1000),
    "replies out of turn": caseOf(
      "rpc.replies-belong-to-requests",
      wholeCase(({ asked }) => count(asked) > 2),
    ),
  }),
  ...vectorClassesOf("RPC-04", {
    ...forEach(
      [0, ""],
      (value) => `the id ${JSON.stringify(value)}`,
      (value) => wholeCase((testCase) => testCase["id"] === value),
    ),
    ...forEach(
      ["1", "007"],
      (value) => `the id ${JSON.stringify(value)}`,
      (value) => whole((testCase) => testCase === value),
    ),
  }),
];

const sized = (checkId: string, bytes: number): IsMet =>
  caseOf(
    checkId,
    wholeCase((testCase) => testCase["bytes"] === bytes),
  );
const mebibyte = 1_048_576;
const hostile = (hex: string): IsMet => someValue((value) => value === hex, "hex");

const sizes: readonly ValueClass[] = [
  ...vectorClassesOf("RPC-09", {
    ...forEach(
      [65_536, 65_537, mebibyte - 1, mebibyte],
      (bytes) => `a request of ${bytes} bytes`,
      (bytes) => sized("rpc.long-requests", bytes),
    ),
    "a request of 1 MiB and a byte": sized("rpc.oversized-requests", mebibyte + 1),
    "a request of several MiB": sized("rpc.oversized-requests", 8 * mebibyte),
    "a request that never ends": caseOf(
      "rpc.oversized-requests",
      wholeCase(({ ended }) => ended === false),
    ),
    "a reply of many tools": caseOf(
      "rpc.long-replies",
      wholeCase(({ tools }) => Number(tools) >= 200),
    ),
    "a long reply beyond ASCII": caseOf(
      "rpc.long-replies",
      wholeCase(({ character }) => /[^\0-\x7f]/.test(textOf(character))),
    ),
  }),
  ...classesOf("RPC-10", {
    ...forEach(
      [
        ["a continuation alone", "80"],
        ["a first byte alone", "c3"],
        ["an overlong NUL", "c080"],
        ["half of a surrogate pair", "eda080"],
        ["a character above U+10FFFF", "f4908080"],
        ["a byte that UTF-8 never has", "ff"],
      ] as const,
      ([what]) => what,
      ([, hex]) => hostile(hex),
    ),
    "bytes that are not UTF-8 before a request": caseOf("rpc.hostile-bytes", matching(/"daemon\.status"/)),
  }),
  ...vectorClassesOf("RPC-10", {
    "a byte order mark": hostile("efbbbf"),
    "a NUL": hostile("00"),
    "nesting of 100,000 levels": caseOf(
      "rpc.deep-nesting",
      wholeCase(({ levels }) => Number(levels) >= 100_000),
    ),
    "nesting of 200 levels": caseOf(
      "rpc.nesting-up-to-200-levels",
      wholeCase(({ levels }) => levels === 200),
    ),
  }),
  ...vectorClassesOf(
    "RPC-11",
    forEach(
      ["one listing", "five listings", "a call"],
      (what) => `a half-close behind ${what}`,
      (what) => whole((testCase) => testCase === what),
    ),
  ),
  ...vectorClassesOf(
    "RPC-12",
    forEach(
      ["one", "one each", 1000],
      (writes) => `200 requests in writes: ${writes}`,
      (writes) => wholeCase((testCase) => testCase["writes"] === writes),
    ),
  ),
  ...classesOf("RPC-13", {
    "the same id on two connections": caseOf(
      "rpc.connections-do-not-mix",
      wholeCase(({ ids: each }) => Array.isArray(each) && new Set(each.flat()).size < each.flat().length),
    ),
    "two connections": caseOf(
      "rpc.connections-do-not-mix",
      wholeCase((testCase) => count(testCase["ids"]) === 2),
    ),
    "three connections and more": caseOf(
      "rpc.connections-do-not-mix",
      wholeCase((testCase) => count(testCase["ids"]) > 2),
    ),
  }),
];

export const rpcClasses: readonly ValueClass[] = [...messages, ...chunks, ...replies, ...ids, ...sizes];
