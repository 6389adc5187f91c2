/** Classes of WIRE-06 and WIRE-07: calls, their answers and cancellation; aliases that become free. */
import { hasMember, isJsonObject } from "../../spec/json.js";
import { jsonKinds, kindOf, parsed, textOf } from "../json-walk.js";
import type { JsonKind } from "../json-walk.js";
import { caseOf, someText, matching, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const whole =
  (is: (testCase: unknown) => boolean): IsMet =>
  ({ testCase }) =>
    is(testCase);

const matchingResult = (kind: JsonKind): IsMet => someText((text) => kindOf(parsed(text)) === kind, "result");
const args = (is: (args: object) => boolean): IsMet =>
  caseOf(
    "wire.call-reaches-app",
    wholeCase((testCase) => isJsonObject(testCase["args"]) && is(testCase["args"])),
  );
const toolErrors = [
  "tool_not_found",
  "tool_input_validation_error",
  "tool_output_validation_error",
  "tool_execution_error",
  "tool_serialization_error",
  "tool_timeout",
  "tool_cancelled",
];
const concurrent = (
  is: (calls: readonly { readonly connection: number; readonly fails: boolean }[]) => boolean,
): IsMet =>
  caseOf(
    "wire.concurrent-answers",
    whole((testCase) =>
      is(
        (testCase as { readonly calls: readonly { readonly connection: number; readonly fails: boolean }[] })
          .calls,
      ),
    ),
  );

export const callClasses: readonly ValueClass[] = [
  ...classesOf("WIRE-06", {
    "a result with __proto__ in it": caseOf("wire.result-verbatim", matching(/"__proto__"/, "result")),
    "no args": args((given) => Object.keys(given).length === 0),
    "several args": args((given) => Object.keys(given).length > 1),
    "__proto__ among the args": args((given) => hasMember(given, "__proto__")),
    "a call of a tool with a name that every object has": caseOf(
      "wire.call-reaches-app",
      wholeCase(({ name }) => textOf(name) in Object.prototype),
    ),
    "a call of a tool of 64 characters": caseOf(
      "wire.call-reaches-app",
      wholeCase(({ name }) => textOf(name).length === 64),
    ),
    "calls of several connections": concurrent(
      (all) => new Set(all.map(({ connection }) => connection)).size > 1,
    ),
    "calls that fail among ones that do not": concurrent(
      (all) => new Set(all.map(({ fails }) => fails)).size === 2,
    ),
    "calls of several sessions": caseOf(
      "wire.calls-keep-to-their-session",
      wholeCase((testCase) => Array.isArray(testCase["calls"]) && new Set(testCase["calls"]).size > 1),
    ),
  }),
  ...vectorClassesOf("WIRE-06", {
    ...forEach(jsonKinds, (kind) => `${kind} as a result`, matchingResult),
    ...forEach(
      toolErrors,
      (type) => `the error ${type}`,
      (type) => wholeCase((testCase) => testCase["type"] === type),
    ),
    "an error with details": caseOf(
      "wire.error-type-verbatim",
      wholeCase((testCase) => hasMember(testCase, "details")),
    ),
    "progress before an answer": caseOf("wire.progress-is-no-answer"),
    "a cancel with a reason": caseOf(
      "wire.cancel-reaches-app",
      wholeCase((testCase) => hasMember(testCase, "reason")),
    ),
    "a cancel without a reason": caseOf(
      "wire.cancel-reaches-app",
      wholeCase((testCase) => !hasMember(testCase, "reason")),
    ),
    "a cancel of one of several calls": caseOf(
      "wire.cancel-reaches-app",
      wholeCase((testCase) => Number(testCase["earlier"]) + Number(testCase["later"]) > 0),
    ),
    "a cancel of an unknown call": caseOf("wire.cancel-of-unknown-call"),
    ...forEach(
      ["going to the background", "dying", "a violation"],
      (by) => `calls pending when the session is suspended by ${by}`,
      (by) =>
        caseOf(
          "wire.suspension-fails-calls",
          wholeCase((testCase) => testCase["by"] === by),
        ),
    ),
    "calls pending when the session is revoked": caseOf("wire.revocation-ends-calls"),
  }),
  ...classesOf("WIRE-07", {
    ...forEach(
      [true, false],
      (suspended) => `an alias freed of ${suspended ? "a suspended" : "an active"} session`,
      (suspended) => someValue((value) => value === suspended, "suspended"),
    ),
    "several aliases freed": wholeCase(({ revoked }) => Array.isArray(revoked) && revoked.length > 1),
    "an alias freed beside one that stays": wholeCase(
      ({ apps, revoked }) => Array.isArray(revoked) && revoked.length < Number(apps),
    ),
  }),
];
