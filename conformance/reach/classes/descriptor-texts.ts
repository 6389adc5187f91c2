/** Classes of DESC-06 … DESC-11: timeouts, groups, null, unknown members, texts and their order. */
import { hostileNames } from "../../generators/name.js";
import { hasLoneSurrogate, hasMember, isJsonObject, memberOf } from "../../spec/json.js";
import { descriptorMembers } from "../../spec/descriptor.js";
import { depthOf, jsonKinds, kindOf } from "../json-walk.js";
import {
  descriptorText,
  matching,
  refusedBy,
  refusedMember,
  validDescriptor,
  validMember,
  wholeCase,
} from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";
import { foreign, lineTerminators } from "./texts.js";

/** A `timeout_ms` by the way it is written, on a descriptor that is valid. */
const written = (number: RegExp): IsMet => validDescriptor((_, text) => numberIn(text, number));
const badlyWritten = (number: RegExp): IsMet => refusedBy("DESC-06", (_, text) => numberIn(text, number));
const timeout = (is: (number: number) => boolean): IsMet =>
  validMember("timeout_ms", (value) => is(Number(value)));

function numberIn(text: string, number: RegExp): boolean {
  const found = /"timeout_ms"\s*:\s*(-?[\d.eE+-]+)/.exec(text)?.[1];
  return found !== undefined && number.test(found);
}

const timeouts: readonly ValueClass[] = [
  ...classesOf("DESC-06", {
    "the timeout 1": timeout((number) => number === 1),
    "the timeout 5000": timeout((number) => number === 5000),
    "the timeout 2^53-1": timeout((number) => number === Number.MAX_SAFE_INTEGER),
    "a timeout past 31 bits": timeout((number) => number >= 2 ** 31),
    "a timeout past 32 bits": timeout((number) => number >= 2 ** 32),
    "a timeout written with zeros behind the point": written(/^\d+\.0+$/),
    "a timeout written with an exponent": written(/^\d+[eE]\+?\d+$/),
    "a timeout written with a negative exponent": written(/[eE]-\d+$/),
    "a timeout written with digits behind the point and an exponent": written(/\.\d*[1-9]\d*[eE]\+?\d+$/),
    "a negative timeout": badlyWritten(/^-/),
    "a fraction as a timeout": badlyWritten(/^\d+\.\d*[1-9]\d*$/),
    "a timeout that is no number": refusedMember(
      "DESC-06",
      "timeout_ms",
      (value) => typeof value !== "number",
    ),
  }),
  ...vectorClassesOf("DESC-06", {
    "the timeout 0": badlyWritten(/^0$/),
    "the timeout -0": badlyWritten(/^-0$/),
    "a timeout of 0 with zeros behind the point": badlyWritten(/^-?0\.0/),
    "a timeout of 0 with an exponent": badlyWritten(/^0e/),
    "the timeout -1": badlyWritten(/^-1(\.0)?$/),
    "a fraction written with an exponent": badlyWritten(/^\d+e-\d+$/),
    "the timeout 5000.0": written(/^5000\.0$/),
    "the timeout 5e3": written(/^5e3$/),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "number" && kind !== "null"),
      (kind) => `${kind} as a timeout`,
      (kind) => refusedMember("DESC-06", "timeout_ms", (value) => kindOf(value) === kind),
    ),
    "digits in a text as a timeout": refusedMember("DESC-06", "timeout_ms", (value) => value === "5000"),
    "an open timeout of 2^53": descriptorText(/"timeout_ms":\s*9007199254740992\b/),
    "an open timeout of 1e300": descriptorText(/"timeout_ms":\s*1e300\b/),
    "an open timeout of 1e400": descriptorText(/"timeout_ms":\s*1e400\b/),
    "an open timeout whose fraction no double holds": descriptorText(/"timeout_ms":\s*1\.0{15,}1\b/),
  }),
];

const group = (is: (group: string) => boolean): IsMet =>
  validMember("group", (value) => typeof value === "string" && is(value));
const noGroup = (is: (group: string) => boolean): IsMet =>
  refusedMember("DESC-07", "group", (value) => typeof value === "string" && is(value));
const flat = (text: string): boolean => !text.includes("/");
const twoOf = (is: (first: string, second: string) => boolean): IsMet =>
  group((text) => {
    const [first = "", second] = text.split("/");
    return second !== undefined && is(first, second);
  });

const withGroups = ["groups", "subgroups"] as const;

const groups: readonly ValueClass[] = [
  ...classesOf(
    "DESC-07",
    {
      "a group of 1 character": group((text) => text.length === 1),
      "a group of 64 characters": group((text) => text.length === 64 && flat(text)),
      ...forEach(
        hostileNames,
        (hostile) => `the group ${hostile}`,
        (hostile) => group((text) => text === hostile),
      ),
      "no group": validDescriptor((tool) => !hasMember(tool, "group")),
      "a group with something foreign in it": noGroup((text) => /[^-/\w]/.test(text)),
      "a group with a slash too many": noGroup((text) => text.includes("/")),
      "a group too long": noGroup((text) => text.split("/").some((segment) => segment.length > 64)),
      "a group that is no string": refusedMember("DESC-07", "group", (value) => typeof value !== "string"),
    },
    { profiles: withGroups },
  ),
  ...classesOf(
    "DESC-07",
    {
      "a subgroup": twoOf(() => true),
      "two segments of 64 characters": twoOf((a, b) => a.length === 64 && b.length === 64),
      "a first segment of 64 characters": twoOf((a) => a.length === 64),
      "a second segment of 64 characters": twoOf((_, b) => b.length === 64),
      "the same segment twice": twoOf((a, b) => a === b),
      "a hostile first segment": twoOf((a) => hostileNames.some((hostile) => hostile === a)),
      "a hostile second segment": twoOf((_, b) => hostileNames.some((hostile) => hostile === b)),
      "two segments, one with something foreign": noGroup((text) => /^[^/]+\/[^/]+$/.test(text)),
    },
    { profiles: ["subgroups"] },
  ),
  ...vectorClassesOf(
    "DESC-07",
    {
      "the empty group": noGroup((text) => text === ""),
      "a group of 65 characters": noGroup((text) => text.length === 65 && flat(text)),
      ...forEach(
        jsonKinds.filter((kind) => kind !== "string" && kind !== "null"),
        (kind) => `${kind} as a group`,
        (kind) => refusedMember("DESC-07", "group", (value) => kindOf(value) === kind),
      ),
      ...forEach(
        foreign,
        ([what]) => `a group with ${what} in it`,
        ([, pattern]) => noGroup((text) => pattern.test(text)),
      ),
      ...forEach(
        lineTerminators,
        ([what]) => `a group that ends in ${what}`,
        ([, terminator]) => noGroup((text) => text.length > terminator.length && text.endsWith(terminator)),
      ),
      "a slash alone": noGroup((text) => text === "/"),
      "a slash at the beginning of a group": noGroup((text) => /^\/[^/]/.test(text)),
      "a slash at the end of a group": noGroup((text) => /[^/]\/$/.test(text)),
      "two slashes in a row": noGroup((text) => /[^/]\/\/[^/]/.test(text)),
      "a group of three segments": noGroup((text) => /^[^/]+\/[^/]+\/[^/]+$/.test(text)),
      "LF before the slash of a group": noGroup((text) => text.includes("\n/")),
      "LF behind the second segment": noGroup((text) => /\/[^/]+\n$/.test(text)),
    },
    withGroups,
  ),
  ...classesOf(
    "DESC-07",
    forEach(
      jsonKinds,
      (kind) => `${kind} as a group that is not looked at`,
      (kind) => validMember("group", (value) => kindOf(value) === kind),
    ),
    { profiles: ["base"] },
  ),
];

const nullable = ["input_schema", "output_schema", "annotations", "timeout_ms"] as const;
const hints = ["readOnlyHint", "destructiveHint", "idempotentHint"] as const;
const nullOf = (member: string): IsMet => refusedMember("DESC-08", member, (value) => value === null);
const absent = (member: string): IsMet => validDescriptor((tool) => !hasMember(tool, member));

const nulls: readonly ValueClass[] = [
  ...classesOf("DESC-08", {
    "null for a member": refusedBy(
      "DESC-08",
      (value) => isJsonObject(value) && Object.values(value).includes(null),
    ),
    ...forEach(nullable, (member) => `${member} absent`, absent),
  }),
  ...vectorClassesOf("DESC-08", {
    ...forEach(nullable, (member) => `${member} null`, nullOf),
    ...forEach(
      hints,
      (hint) => `${hint} null`,
      (hint) =>
        refusedMember(
          "DESC-08",
          "annotations",
          (value) => isJsonObject(value) && memberOf(value, hint) === null,
        ),
    ),
  }),
  ...vectorClassesOf("DESC-08", { "group null": nullOf("group") }, withGroups),
];

const unknown = (is: (key: string, value: unknown) => boolean): IsMet =>
  validDescriptor((tool) =>
    Object.entries(tool).some(([key, value]) => !descriptorMembers.includes(key) && is(key, value)),
  );
const nearMiss = (key: string): boolean =>
  descriptorMembers.some((member) => member.replace("_", "") === key.toLowerCase().replace(/[-_ ]/g, ""));

const unknowns: readonly ValueClass[] = [
  ...classesOf("DESC-09", {
    ...forEach(
      jsonKinds,
      (kind) => `an unknown member that is ${kind}`,
      (kind) => unknown((_, value) => kindOf(value) === kind),
    ),
    ...forEach(
      ["__proto__", "constructor", "toString"],
      (name) => `an unknown member called ${name}`,
      (name) => unknown((key) => key === name),
    ),
    "an unknown member that is nearly a known one": unknown(nearMiss),
    "an unknown member in the place of a missing one": refusedBy(
      "DESC-02",
      (value) => isJsonObject(value) && !hasMember(value, "name") && Object.keys(value).some(nearMiss),
    ),
  }),
  ...vectorClassesOf("DESC-09", {
    "an unknown member with an empty key": unknown((key) => key === ""),
    "the unknown member timeoutMs": unknown((key) => key === "timeoutMs"),
    "several unknown members": validDescriptor(
      (tool) => Object.keys(tool).filter((key) => !descriptorMembers.includes(key)).length > 1,
    ),
  }),
];

const fact =
  (is: (value: unknown, text: string) => boolean): IsMet =>
  (facts) =>
    facts.descriptors().some(({ value, text }) => is(value, text));
const twice =
  (member: string): IsMet =>
  (facts) =>
    facts
      .descriptors()
      .some(({ text }) => text.split(`"${member}":`).length > 2 || text.split(`"${member}": `).length > 2);

const texts: readonly ValueClass[] = [
  ...classesOf("DESC-10", {
    "a number past 2^64": descriptorText(/[":\s](\d{20,}|[\d.]+e\d{2,})/),
    "a lone surrogate": fact(hasLoneSurrogate),
    "a schema of more than 200 levels": fact(
      (value) => isJsonObject(value) && depthOf(value["input_schema"]) > 200,
    ),
    "an unknown member of more than 200 levels": fact(
      (value) => isJsonObject(value) && depthOf(value["x"]) > 200,
    ),
  }),
  ...vectorClassesOf("DESC-10", {
    ...forEach(["name", "description", "timeout_ms", "annotations"], (key) => `${key} twice`, twice),
    "200 levels in a schema": validMember("input_schema", (value) => depthOf(value) === 200),
    "more than 1000 levels": fact((value, text) => depthOf(value) > 1000 || /[[{]{1000}/.test(text)),
    "a lone surrogate that comes first of a pair": descriptorText(/\\ud[89ab][0-9a-f]{2}(?!\\u)/i),
    "a lone surrogate that comes second of a pair": descriptorText(/"\\ud[c-f][0-9a-f]{2}/i),
    "a lone surrogate in a key": descriptorText(/\\ud[89a-f][0-9a-f]{2}[^"]*":/i),
    ...forEach(
      [65_536, 262_144],
      (bytes) => `a frame of ${bytes} bytes`,
      (bytes) => wholeCase((testCase) => testCase["bytes"] === bytes),
    ),
  }),
];

const orders: readonly ValueClass[] = [
  ...classesOf("DESC-11", {
    "name first": fact((value) => isJsonObject(value) && Object.keys(value)[0] === "name"),
    "description before name": fact(
      (value) =>
        isJsonObject(value) && Object.keys(value).indexOf("description") < Object.keys(value).indexOf("name"),
    ),
    "an optional member before both": fact(
      (value) => isJsonObject(value) && !["name", "description"].includes(Object.keys(value)[0] ?? "name"),
    ),
  }),
  ...vectorClassesOf("DESC-11", {
    "name last of several": fact(
      (value) => isJsonObject(value) && Object.keys(value).length > 2 && Object.keys(value).at(-1) === "name",
    ),
    "letters that a Turkish locale folds otherwise": matching(/[ıİ]/),
  }),
];

export const descriptorTextClasses: readonly ValueClass[] = [
  ...timeouts,
  ...groups,
  ...nulls,
  ...unknowns,
  ...texts,
  ...orders,
];
