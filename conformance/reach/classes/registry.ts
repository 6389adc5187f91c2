/** Classes of REG but for deltas: snapshots, violations, names that occur twice, groups in `base`. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { RegistryChange } from "../../generators/registry-changes.js";
import type { Tool } from "../../spec/descriptor.js";
import { hasMember, isJsonObject, jsonEqual } from "../../spec/json.js";
import type { Json } from "../../spec/json.js";
import { jsonKinds, kindOf, textOf } from "../json-walk.js";
import { caseOf, groupsSaid, refusedBy, someChange, someText, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

/** Two registries of a case, the one after the other. */
const twoRegistries =
  (first: string, second: string) =>
  (is: (before: readonly Tool[], after: readonly Tool[]) => boolean): IsMet =>
    wholeCase(({ [first]: before, [second]: after }) => {
      if (!Array.isArray(before) || !Array.isArray(after)) return false;
      return is(before, after);
    });

const hasName = (registry: readonly Tool[], name: string): boolean =>
  registry.some((tool) => tool.name === name);
const members = (tool: Tool): number => Object.keys(tool).length;

const replacements = (pair: ReturnType<typeof twoRegistries>): Readonly<Record<string, IsMet>> => ({
  "by an empty one": pair((before, after) => before.length > 0 && after.length === 0),
  "with a tool that is in both": pair((before, after) => before.some(({ name }) => hasName(after, name))),
  "with a tool that goes": pair(
    (before, after) => after.length > 0 && before.some(({ name }) => !hasName(after, name)),
  ),
  "with a tool that loses members": pair((before, after) =>
    before.some((tool) => after.some((other) => other.name === tool.name && members(other) < members(tool))),
  ),
  "with a tool that loses its group": pair((before, after) =>
    before.some((tool) =>
      after.some(
        (other) => other.name === tool.name && hasMember(tool, "group") && !hasMember(other, "group"),
      ),
    ),
  ),
});

const replaced = (
  pair: ReturnType<typeof twoRegistries>,
  what: string,
  hasGroups: boolean,
): Readonly<Record<string, IsMet>> =>
  Object.fromEntries(
    Object.entries(replacements(pair))
      .filter(([which]) => which.includes("group") === hasGroups)
      .map(([which, isMet]) => [`${what} ${which}`, isMet]),
  );

const bySnapshot = twoRegistries("first", "second");
const afterResume = twoRegistries("before", "again");
const withGroups = ["groups", "subgroups"] as const;

const snapshots: readonly ValueClass[] = [
  ...classesOf("REG-01", replaced(bySnapshot, "a registry replaced", false)),
  ...classesOf("REG-01", replaced(bySnapshot, "a registry replaced", true), { profiles: withGroups }),
  ...classesOf("REG-01", {
    "a registry replaced by one with a tool that a delta had removed": wholeCase(({ deltas, second }) =>
      (list(deltas) as readonly RegistryChange[]).some(
        (delta) => "remove" in delta && hasName(list(second) as readonly Tool[], delta.remove),
      ),
    ),
    "a registry replaced in a session that joined later": wholeCase(({ session }) => session === "later"),
  }),
  ...classesOf("REG-09", replaced(afterResume, "a registry replaced after a resume", false)),
  ...classesOf("REG-09", replaced(afterResume, "a registry replaced after a resume", true), {
    profiles: withGroups,
  }),
  ...classesOf(
    "REG-09",
    forEach(
      ["in the background", "broken off", "over a violation"],
      (lost) => `a socket lost ${lost}`,
      (lost) => someText((text) => text === lost, "lost"),
    ),
  ),
];

const invalidElement = (
  is: (parts: { before: readonly Json[]; after: readonly Json[]; held: readonly Json[] }) => boolean,
): IsMet =>
  caseOf(
    "registry.invalid-element",
    wholeCase(({ before, after, held }) =>
      is({ before: list(before), after: list(after), held: list(held) }),
    ),
  );

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

const brokenBy = (clause: ClauseId): IsMet => refusedBy(clause, () => true);

const invalid: readonly ValueClass[] = [
  ...classesOf("REG-02", {
    "an invalid element first": invalidElement(
      ({ before, after }) => before.length === 0 && after.length > 0,
    ),
    "an invalid element last": invalidElement(({ before, after }) => before.length > 0 && after.length === 0),
    "an invalid element amid valid ones": invalidElement(
      ({ before, after }) => before.length > 0 && after.length > 0,
    ),
    "an invalid element when nothing is held": invalidElement(({ held }) => held.length === 0),
    "an invalid element when tools are held": invalidElement(({ held }) => held.length > 0),
    ...forEach(
      ["DESC-01", "DESC-02", "DESC-03", "DESC-04", "DESC-05", "DESC-06", "DESC-08"] as const,
      (clause) => `an element that ${clause} refuses`,
      brokenBy,
    ),
  }),
  ...classesOf(
    "REG-02",
    { "an element that DESC-07 refuses": brokenBy("DESC-07") },
    { profiles: withGroups },
  ),
  ...vectorClassesOf(
    "REG-02",
    forEach(
      jsonKinds.filter((kind) => kind !== "object"),
      (kind) => `${kind} as an element`,
      (kind) =>
        caseOf("registry.non-object-elements", ({ testCase }) =>
          list(testCase as Json).some((element) => kindOf(element) === kind),
        ),
    ),
  ),
  ...vectorClassesOf("REG-03", {
    ...forEach(
      jsonKinds,
      (kind) => `${kind} as the group of an element`,
      (kind) => someValue((value) => isJsonObject(value) && kindOf(value["group"]) === kind),
    ),
    "the empty group of an element": someValue((value) => isJsonObject(value) && value["group"] === ""),
    "a malformed group of an element": someValue(
      (value) => isJsonObject(value) && /[^-\w/]/.test(textOf(value["group"])),
    ),
  }),
];

const offences = [
  "an invalid element",
  "an invalid upsert",
  "an unknown operation",
  "a removal without a name",
  "an unknown type",
  "a text that is not JSON",
];
const offence = (which: string): IsMet => someText((text) => text === which);
const changeKinds = ["upsert", "remove", "snapshot"] as const;

const violations: readonly ValueClass[] = [
  ...classesOf("REG-05", {
    ...forEach(offences, (which) => `${which}, and frames behind it`, offence),
    ...forEach(
      changeKinds,
      (kind) => `a valid ${kind} behind a violation`,
      (kind) => someChange(({ change }) => kind in change),
    ),
  }),
  ...classesOf("REG-07", {
    ...forEach(offences, (which) => `${which} beside another session`, offence),
    "a violation beside several sessions": wholeCase(({ others }) => list(others).length > 1),
    "a violation beside a session without tools": wholeCase(({ others }) =>
      list(others).some((tools) => list(tools).length === 0),
    ),
    "a violation beside a session with a tool of the same name": wholeCase(({ own, others }) =>
      (list(own) as readonly Tool[]).some(({ name }) =>
        (list(others) as readonly (readonly Tool[])[]).some((tools) => hasName(tools, name)),
      ),
    ),
  }),
];

const duplicate = (is: (one: Tool, other: Tool) => boolean): IsMet =>
  caseOf(
    "registry.duplicate-names",
    wholeCase(({ one, other }) => is(one as Tool, other as Tool)),
  );

const duplicates: readonly ValueClass[] = [
  ...classesOf("REG-06", {
    "a name twice, with descriptors that differ": duplicate((one, other) => !jsonEqual(one, other)),
    "a name twice in a row": caseOf(
      "registry.duplicate-names",
      wholeCase(({ between }) => list(between).length === 0),
    ),
    "a name twice with others between": caseOf(
      "registry.duplicate-names",
      wholeCase(({ between }) => list(between).length > 0),
    ),
  }),
  ...classesOf(
    "REG-06",
    {
      "a name twice in two groups": duplicate((one, other) => groupsSaid([one, other]).size === 2),
      "a name twice, once in a group": duplicate(
        (one, other) => hasMember(one, "group") !== hasMember(other, "group"),
      ),
    },
    { profiles: withGroups },
  ),
];

const inBase: readonly ValueClass[] = classesOf("REG-10", {
  ...forEach(
    jsonKinds,
    (kind) => `${kind} as a group`,
    (kind) => wholeCase(({ group }) => kindOf(group) === kind),
  ),
  ...forEach(
    ["snapshot", "upsert"],
    (by) => `a group that comes by ${by}`,
    (by) => wholeCase((testCase) => testCase["by"] === by),
  ),
  "a group that other profiles refuse": wholeCase(
    ({ group }) => typeof group === "string" && !/^[-\w]{1,64}$/.test(group),
  ),
});

export const registryClasses: readonly ValueClass[] = [
  ...snapshots,
  ...invalid,
  ...violations,
  ...duplicates,
  ...inBase,
];
