/** Classes of REG-04 and REG-08: changes of a registry, one by one. */
import type { CaseFacts } from "../case-facts.js";
import type { Tool } from "../../spec/descriptor.js";
import { hasMember, isJsonObject, jsonEqual, memberOf } from "../../spec/json.js";
import type { Json } from "../../spec/json.js";
import { caseOf, someChange, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const hasName = (registry: readonly Tool[], name: string): boolean =>
  registry.some((tool) => tool.name === name);
const members = (tool: Tool): number => Object.keys(tool).length;
const withGroups = ["groups", "subgroups"] as const;
const changeKinds = ["upsert", "remove", "snapshot"] as const;

const upsert = (is: (tool: Tool, old: Tool | undefined) => boolean): IsMet =>
  someChange(
    ({ before, change }) =>
      "upsert" in change &&
      is(
        change.upsert,
        before.find(({ name }) => name === change.upsert.name),
      ),
  );
const removal = (is: (name: string, before: readonly Tool[]) => boolean): IsMet =>
  someChange(({ before, change }) => "remove" in change && is(change.remove, before));
const groupOf = (tool: Tool): Json | undefined => memberOf(tool, "group");

const deltas: readonly ValueClass[] = [
  ...classesOf("REG-04", {
    "an upsert that adds": upsert((_, old) => old === undefined),
    "an upsert that replaces": upsert((tool, old) => old !== undefined && !jsonEqual(old, tool)),
    "an upsert that takes members away": upsert(
      (tool, old) => old !== undefined && members(tool) < members(old),
    ),
    "the removal of a tool": removal((name, before) => hasName(before, name)),
    "the removal of the last tool": removal((name, before) => before.length === 1 && hasName(before, name)),
    "the removal of an unknown name": removal((name, before) => !hasName(before, name)),
    "a removal from an empty registry": removal((_, before) => before.length === 0),
    "the removal of an inherited name": removal(
      (name, before) => name in Object.prototype && !hasName(before, name),
    ),
    "several deltas in turn": manyChanges,
  }),
  ...classesOf(
    "REG-04",
    {
      "an upsert that moves a tool to another group": upsert(
        (tool, old) =>
          old !== undefined &&
          groupOf(tool) !== undefined &&
          groupOf(old) !== undefined &&
          groupOf(tool) !== groupOf(old),
      ),
      "an upsert that takes a tool out of its group": upsert(
        (tool, old) => old !== undefined && groupOf(tool) === undefined && groupOf(old) !== undefined,
      ),
      "an upsert that puts a tool into a group": upsert(
        (tool, old) => old !== undefined && groupOf(tool) !== undefined && groupOf(old) === undefined,
      ),
    },
    { profiles: withGroups },
  ),
  ...vectorClassesOf("REG-04", {
    "no operation": delta((frame) => !hasMember(frame, "operation")),
    "an unknown operation": delta(
      ({ operation }) => typeof operation === "string" && !["upsert", "remove"].includes(operation),
    ),
    "an operation that is no string": delta(
      (frame) => hasMember(frame, "operation") && typeof frame["operation"] !== "string",
    ),
    "an upsert without a tool": delta(
      (frame) => frame["operation"] === "upsert" && !hasMember(frame, "tool"),
    ),
    "an upsert of what is no object": delta(
      (frame) => frame["operation"] === "upsert" && hasMember(frame, "tool") && !isJsonObject(frame["tool"]),
    ),
    "an upsert of an invalid descriptor": delta(
      ({ operation, tool }) => operation === "upsert" && isJsonObject(tool),
    ),
    "a removal without a name": delta(
      (frame) => frame["operation"] === "remove" && !hasMember(frame, "name"),
    ),
    "a removal of what is no string": delta(
      (frame) =>
        frame["operation"] === "remove" && hasMember(frame, "name") && typeof frame["name"] !== "string",
    ),
  }),
];

function manyChanges({ changes }: CaseFacts): boolean {
  return changes().length > 2;
}

function delta(is: (frame: Readonly<Record<string, Json>>) => boolean): IsMet {
  return caseOf("registry.malformed-deltas", wholeCase(is));
}

const announced: readonly ValueClass[] = vectorClassesOf("REG-08", {
  ...forEach(
    changeKinds,
    (kind) => `an announced ${kind}`,
    (kind) => someChange(({ change }) => kind in change),
  ),
  "an announced replacement": upsert((tool, old) => old !== undefined && !jsonEqual(old, tool)),
  "an announced removal of the last tool": removal(
    (name, before) => before.length === 1 && hasName(before, name),
  ),
  "an announced empty snapshot": someChange(
    ({ change }) => "snapshot" in change && change.snapshot.length === 0,
  ),
});

export const deltaClasses: readonly ValueClass[] = [...deltas, ...announced];
