/** Classes of DESC-01 … DESC-05: what a descriptor, a name, a description, schemas and annotations may be. */
import { hostileNames } from "../../generators/name.js";
import { hasMember, isJsonObject, memberOf } from "../../spec/json.js";
import { jsonKinds, keysIn, kindOf, parsed, valuesIn } from "../json-walk.js";
import { refusedBy, refusedMember, validDescriptor, validMember } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";
import { fillers, foreign, lineTerminators } from "./texts.js";

const noObjects = jsonKinds.filter((kind) => kind !== "object");
const hints = ["readOnlyHint", "destructiveHint", "idempotentHint"] as const;

const objects: readonly ValueClass[] = [
  ...classesOf("DESC-01", {
    "an object with the two required members only": validDescriptor((tool) => Object.keys(tool).length === 2),
    "a text that holds a descriptor": refusedBy(
      "DESC-01",
      (value) => typeof value === "string" && isJsonObject(parsed(value)),
    ),
    "an array that holds a descriptor": refusedBy(
      "DESC-01",
      (value) => Array.isArray(value) && value.some((element) => isJsonObject(element)),
    ),
  }),
  ...vectorClassesOf(
    "DESC-01",
    forEach(
      noObjects,
      (kind) => `${kind} in place of a descriptor`,
      (kind) => refusedBy("DESC-01", (value) => kindOf(value) === kind),
    ),
  ),
];

const name = (is: (name: string) => boolean): IsMet => validDescriptor((tool) => is(tool.name));
const noName = (is: (name: string) => boolean): IsMet =>
  refusedMember("DESC-02", "name", (value) => typeof value === "string" && is(value));

const names: readonly ValueClass[] = [
  ...classesOf("DESC-02", {
    "a name of 1 character": name((text) => text.length === 1),
    "a name of 64 characters": name((text) => text.length === 64),
    "a name that begins with a digit": name((text) => /^\d./.test(text)),
    "a name of - and _ only": name((text) => /^[-_]+$/.test(text)),
    "a name with a capital": name((text) => /[A-Z]/.test(text)),
    ...forEach(
      hostileNames,
      (hostile) => `the name ${hostile}`,
      (hostile) => name((text) => text === hostile),
    ),
    "a name too long": noName((text) => text.length > 64 && /^[-\w]+$/.test(text)),
    "a name with something foreign in it": noName((text) => text.length <= 64 && /[^-\w]/.test(text)),
    "a name that is no string": refusedMember("DESC-02", "name", (value) => typeof value !== "string"),
  }),
  ...vectorClassesOf("DESC-02", {
    "no name": refusedBy("DESC-02", (value) => isJsonObject(value) && !hasMember(value, "name")),
    "the empty name": noName((text) => text === ""),
    "a name of 65 characters": noName((text) => text.length === 65 && /^[-\w]+$/.test(text)),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "string"),
      (kind) => `${kind} as a name`,
      (kind) => refusedMember("DESC-02", "name", (value) => kindOf(value) === kind),
    ),
    ...forEach(
      foreign,
      ([what]) => `a name with ${what} in it`,
      ([, pattern]) => noName((text) => pattern.test(text)),
    ),
    "a name with a slash in it": noName((text) => text.includes("/")),
    "a name of 64 characters, one of them foreign": noName(
      (text) => text.length === 64 && /[^-\w]/.test(text),
    ),
    ...forEach(
      lineTerminators,
      ([what]) => `a name that ends in ${what}`,
      ([, character]) => noName((text) => text.length > character.length && text.endsWith(character)),
    ),
    ...forEach(
      lineTerminators,
      ([what]) => `a name with ${what} inside`,
      ([, character]) => noName((text) => text.slice(1, -1).includes(character)),
    ),
    ...forEach(
      lineTerminators,
      ([what]) => `a name that begins with ${what}`,
      ([, character]) => noName((text) => text.length > character.length && text.startsWith(character)),
    ),
  }),
];

const limit = 4096;
const described = (is: (description: string) => boolean): IsMet =>
  validDescriptor((tool) => is(tool.description));
const badlyDescribed = (is: (description: string) => boolean): IsMet =>
  refusedMember("DESC-03", "description", (value) => typeof value === "string" && is(value));

const descriptions: readonly ValueClass[] = [
  ...classesOf("DESC-03", {
    "a description of one code unit": described((text) => text.length === 1),
    "a description just short of the limit": described((text) => text.length === limit - 1),
    ...forEach(
      fillers,
      ([what]) => `a description at the limit in ${what}`,
      ([, pattern]) => described((text) => text.length === limit && pattern.test(text)),
    ),
    "a description one past the limit": badlyDescribed((text) => text.length === limit + 1),
    "a description past the limit in code units only": badlyDescribed(
      (text) => text.length > limit && Array.from(text).length <= limit,
    ),
    "a description far past the limit": badlyDescribed((text) => text.length > limit + 256),
    "the empty description": badlyDescribed((text) => text === ""),
    "a description that is no string": refusedMember(
      "DESC-03",
      "description",
      (value) => typeof value !== "string",
    ),
  }),
  ...vectorClassesOf("DESC-03", {
    "a description of a single space": described((text) => text === " "),
    "a description with a NUL": described((text) => text.includes("\0")),
    "no description": refusedBy(
      "DESC-03",
      (value) => isJsonObject(value) && !hasMember(value, "description"),
    ),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "string"),
      (kind) => `${kind} as a description`,
      (kind) => refusedMember("DESC-03", "description", (value) => kindOf(value) === kind),
    ),
    ...forEach(
      fillers,
      ([what]) => `a description just past the limit in ${what}`,
      ([, pattern]) =>
        badlyDescribed((text) => text.length > limit && text.length <= limit + 2 && pattern.test(text)),
    ),
  }),
];

const schemaMembers = ["input_schema", "output_schema"] as const;

const schemas: readonly ValueClass[] = schemaMembers.flatMap((member) => [
  ...classesOf("DESC-04", {
    [`an empty ${member}`]: validMember(member, (value) => Object.keys(value as object).length === 0),
    [`no ${member}`]: validDescriptor((tool) => !hasMember(tool, member)),
    ...forEach(
      ["__proto__", "constructor", "toString", "$ref", ""],
      (key) => `the key ${JSON.stringify(key)} in ${member}`,
      (key) => validMember(member, (value) => keysIn(value).has(key)),
    ),
    ...forEach(
      [true, false, 0, 1, null, ""],
      (leaf) => `${JSON.stringify(leaf)} inside ${member}`,
      (leaf) => validMember(member, (value) => valuesIn(value).some((met) => met.value === leaf)),
    ),
  }),
  ...vectorClassesOf(
    "DESC-04",
    forEach(
      noObjects.filter((kind) => kind !== "null"),
      (kind) => `${kind} as ${member}`,
      (kind) => refusedMember("DESC-04", member, (value) => kindOf(value) === kind),
    ),
  ),
]);

const subsets = Array.from({ length: 2 ** hints.length }, (_, bits) =>
  hints.filter((_hint, index) => (bits >> index) % 2 === 1),
);

const annotations: readonly ValueClass[] = [
  ...classesOf("DESC-05", {
    ...forEach(
      subsets,
      (subset) => (subset.length === 0 ? "empty annotations" : `the hints ${subset.join(" and ")} alone`),
      (subset) =>
        validMember(
          "annotations",
          (value) =>
            Object.keys(value as object).length === subset.length &&
            subset.every((hint) => hasMember(value as object, hint)),
        ),
    ),
    ...forEach(
      hints.flatMap((hint) => [true, false].map((value) => [hint, value] as const)),
      ([hint, value]) => `${hint} ${value}`,
      ([hint, value]) =>
        validMember("annotations", (hinted) => isJsonObject(hinted) && memberOf(hinted, hint) === value),
    ),
    "an unknown key in annotations": refusedMember(
      "DESC-05",
      "annotations",
      (value) => isJsonObject(value) && Object.keys(value).some((key) => !hints.some((hint) => hint === key)),
    ),
    "a hint that is no boolean": refusedMember("DESC-05", "annotations", (value) =>
      hasOddHint(value, () => true),
    ),
  }),
  ...vectorClassesOf("DESC-05", {
    ...forEach(
      ["openWorldHint", "title", "group", "__proto__", "constructor", "readonlyhint"],
      (key) => `the key ${key} in annotations`,
      (key) =>
        refusedMember("DESC-05", "annotations", (value) => isJsonObject(value) && hasMember(value, key)),
    ),
    ...forEach(
      [0, 1, "true", "false", ""],
      (odd) => `${JSON.stringify(odd)} as a hint`,
      (odd) => refusedMember("DESC-05", "annotations", (value) => hasOddHint(value, (hint) => hint === odd)),
    ),
    ...forEach(
      noObjects.filter((kind) => kind !== "null"),
      (kind) => `${kind} as annotations`,
      (kind) => refusedMember("DESC-05", "annotations", (value) => kindOf(value) === kind),
    ),
  }),
];

function hasOddHint(value: unknown, is: (hint: unknown) => boolean): boolean {
  return (
    isJsonObject(value) &&
    hints.some((hint) => hasMember(value, hint) && typeof value[hint] !== "boolean" && is(value[hint]))
  );
}

export const descriptorClasses: readonly ValueClass[] = [
  ...objects,
  ...names,
  ...descriptions,
  ...schemas,
  ...annotations,
];
