/** Classes of WIRE-05: every row of its table, and violations amid a session. */
import type { CloseRow } from "../../spec/closes.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import { kindOf, jsonKinds, parsed, textOf } from "../json-walk.js";
import { caseOf, someText, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const step = (is: (step: Readonly<Record<string, unknown>>) => boolean): IsMet =>
  caseOf(
    "wire.sessions-follow-model",
    someValue((value) => isJsonObject(value) && hasMember(value, "do") && is(value)),
  );

/** A frame's text, and what row of the table it is for. */
const row = (which: CloseRow): IsMet => someValue((value) => value === which, "rows");
const sentBy = (checkId: string, is: (frame: unknown) => boolean): IsMet =>
  caseOf(
    checkId,
    someText((text) => is(parsed(text)), "text"),
  );

const rowsOfFrames: readonly CloseRow[] = [
  "binary frame",
  "binary first frame",
  "not JSON",
  "first frame not JSON",
  "not UTF-8",
  "first frame not UTF-8",
  "no object",
  "no claim first",
  "unknown type",
  "no type",
  "type of the daemon",
  "another session",
  "no session",
  "wrong members",
  "malformed registry frame",
];
/** Rows that are brought about by other means than one frame, by the check that does it. */
const rowsOfChecks: readonly (readonly [what: string, checkId: string])[] = [
  ["a malformed claim", "wire.malformed-claim"],
  ["a malformed resume", "wire.malformed-resume"],
  ["a claim or resume of an unknown session", "wire.unknown-session"],
  ["a claim of an expired link", "wire.link-expired"],
  ["wrong claim tokens", "wire.failed-claims"],
  ["a claim of a claimed session", "wire.claim-token-once"],
  ["a wrong resume token", "wire.resume-token-rotates"],
  ["a newer resume", "wire.session-replaced"],
  ["a second claim on a socket", "wire.second-claim"],
  ["a revocation", "wire.revoked-close"],
  ["a text nested deeper than 200 levels", "wire.deep-frame"],
];
const types = [
  "event",
  "tool_registry_snapshot",
  "tool_registry_delta",
  "tool_result",
  "tool_error",
  "tool_call_progress",
];
const fillers = ["a", "é", "漢", "😀"];
const frameOf = (checkId: string, filler: string): IsMet =>
  caseOf(
    checkId,
    wholeCase((testCase) => testCase["filler"] === filler && testCase["fragments"] === 1),
  );
const fragments = (checkId: string): IsMet =>
  caseOf(
    checkId,
    wholeCase((testCase) => Number(testCase["fragments"]) > 1),
  );

/** A violation that was generated, as what its text says. */
const violation = (is: (text: string, frame: unknown) => boolean): IsMet =>
  wholeCase(
    ({ violation: frame }) =>
      isJsonObject(frame) && typeof frame["text"] === "string" && is(frame["text"], parsed(frame["text"])),
  );
const ofType = (type: string, is: (frame: Readonly<Record<string, unknown>>) => boolean): IsMet =>
  violation((_, frame) => isJsonObject(frame) && frame["type"] === type && is(frame));

export const closeClasses: readonly ValueClass[] = [
  ...vectorClassesOf("WIRE-05", {
    ...forEach(rowsOfFrames, (which) => `the row: ${which}`, row),
    ...forEach(
      rowsOfChecks,
      ([what]) => `the row: ${what}`,
      ([, checkId]) => caseOf(checkId),
    ),
    ...forEach(
      types,
      (type) => `${type} for another session`,
      (type) => sentBy("wire.other-session", (frame) => isJsonObject(frame) && frame["type"] === type),
    ),
    ...forEach(
      ["session_ack", "tool_call", "tool_cancel"],
      (type) => `${type} from an app`,
      (type) => sentBy("wire.daemon-type", (frame) => isJsonObject(frame) && frame["type"] === type),
    ),
    ...forEach(
      ["event", "tool_result", "tool_error", "tool_call_progress"],
      (type) => `${type} with wrong members`,
      (type) => sentBy("wire.wrong-members", (frame) => isJsonObject(frame) && frame["type"] === type),
    ),
    ...forEach(
      ["__proto__", "constructor"],
      (type) => `the type ${type}`,
      (type) => sentBy("wire.unknown-type", (frame) => isJsonObject(frame) && frame["type"] === type),
    ),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "string"),
      (kind) => `${kind} as a type`,
      (kind) =>
        sentBy(
          "wire.missing-type",
          (frame) => isJsonObject(frame) && hasMember(frame, "type") && kindOf(frame["type"]) === kind,
        ),
    ),
    ...forEach(
      fillers,
      (filler) => `a frame of 262,144 bytes of ${filler}`,
      (filler) => frameOf("wire.largest-frame", filler),
    ),
    ...forEach(
      fillers,
      (filler) => `a frame of a byte more, of ${filler}`,
      (filler) => frameOf("wire.oversized-frame", filler),
    ),
    "the largest frame in fragments": fragments("wire.largest-frame"),
    "a frame that is too large by its fragments": fragments("wire.oversized-frame"),
  }),
  ...classesOf("WIRE-05", {
    "a binary frame amid a session": wholeCase(
      ({ violation: frame }) => isJsonObject(frame) && hasMember(frame, "binary"),
    ),
    "a frame that is not JSON amid a session": violation((_, frame) => frame === undefined),
    "JSON that is no object amid a session": violation(
      (_, frame) => frame !== undefined && !isJsonObject(frame),
    ),
    "a snapshot whose tools are no array": ofType(
      "tool_registry_snapshot",
      ({ tools, session_id }) => session_id === "$SESSION" && !Array.isArray(tools),
    ),
    "a snapshot with an element that is no object": ofType(
      "tool_registry_snapshot",
      ({ tools, session_id }) => session_id === "$SESSION" && Array.isArray(tools),
    ),
    "a snapshot for another session": ofType(
      "tool_registry_snapshot",
      ({ session_id }) => typeof session_id === "string" && session_id !== "$SESSION",
    ),
    "a snapshot whose session_id is no string": ofType(
      "tool_registry_snapshot",
      ({ session_id }) => typeof session_id !== "string",
    ),
    "an event whose name is no string": ofType("event", ({ name }) => typeof name !== "string"),
    "an unknown type amid a session": violation(
      (_, frame) =>
        isJsonObject(frame) && ![...types, "session_claim", "session_resume"].includes(textOf(frame["type"])),
    ),
    "a second claim amid a session": ofType("session_claim", () => true),
    "a resume amid a session": ofType("session_resume", () => true),
    "a violation when tools are held": wholeCase(
      ({ tools, violation: frame }) => frame !== undefined && Array.isArray(tools) && tools.length > 0,
    ),
    "a violation when nothing is held": wholeCase(
      ({ tools, violation: frame }) => frame !== undefined && Array.isArray(tools) && tools.length === 0,
    ),
    ...forEach(
      ["snapshot", "upsert", "remove", "event"],
      (kind) => `${kind} behind a violation`,
      (kind) => someValue((value) => value === kind, "followers"),
    ),
    ...forEach(
      ["newest", "rotated", "invented"],
      (token) => `a resume with the ${token} token among sessions`,
      (token) => step((taken) => taken["do"] === "resume" && taken["token"] === token),
    ),
    ...forEach(
      ["close", "break", "violation"],
      (by) => `a session suspended by ${by} among others`,
      (by) => step((taken) => taken["do"] === "suspend" && taken["by"] === by),
    ),
    ...forEach(
      ["snapshot", "call", "revoke"],
      (what) => `${what} among sessions`,
      (what) => step((taken) => taken["do"] === what),
    ),
  }),
];
