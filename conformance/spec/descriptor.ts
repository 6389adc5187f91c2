/** Whether a JSON value is a tool descriptor (DESC-01 … DESC-09), and if not, by which clause. */
import type { ClauseId, Profile } from "../../generated/clauses.js";
import { isGroup } from "./group-name.js";
import { hasLoneSurrogate, hasMember, isJsonObject, memberOf } from "./json.js";
import type { JsonObject } from "./json.js";
import { isName } from "./name.js";

/** A descriptor that has been judged valid. What is not named here it may still carry (DESC-09). */
export type Tool = JsonObject & { readonly name: string; readonly description: string };

/** `open`: the clauses allow either verdict, as long as it is always the same one. */
export type DescriptorVerdict =
  | { readonly verdict: "valid" }
  | { readonly verdict: "invalid"; readonly clause: ClauseId; readonly why: string }
  | { readonly verdict: "open"; readonly clause: ClauseId; readonly why: string };

/** The members that DESC names, and that a listing therefore gives back (LIST-09). */
export const descriptorMembers: readonly string[] = [
  "name",
  "description",
  "input_schema",
  "output_schema",
  "annotations",
  "timeout_ms",
  "group",
];

const hints: readonly string[] = ["readOnlyHint", "destructiveHint", "idempotentHint"];
const descriptionLimit = 4096;

/** Judges a parsed JSON value. What only text can say (duplicate members) is not seen here. */
export function judgeDescriptor(value: unknown, profile: Profile): DescriptorVerdict {
  if (!isJsonObject(value)) return invalid("DESC-01", "not an object");
  if (hasLoneSurrogate(value)) return { verdict: "open", clause: "DESC-10", why: "a lone surrogate" };
  return (
    judgeName(value) ??
    judgeDescription(value) ??
    judgeSchema(value, "input_schema") ??
    judgeSchema(value, "output_schema") ??
    judgeAnnotations(value) ??
    judgeGroup(value, profile) ??
    judgeTimeout(value) ?? { verdict: "valid" }
  );
}

/** Whether the clauses make it a descriptor without question. */
export function isTool(value: unknown, profile: Profile): value is Tool {
  return judgeDescriptor(value, profile).verdict === "valid";
}

/** The tool's group, `null` when it has none. In `base` no tool has one. */
export function groupOf(tool: Tool, profile: Profile): string | null {
  const group = memberOf(tool, "group");
  return profile !== "base" && typeof group === "string" ? group : null;
}

function judgeName(descriptor: JsonObject): DescriptorVerdict | undefined {
  const name = memberOf(descriptor, "name");
  if (typeof name !== "string") return invalid("DESC-02", "name is missing or no string");
  return isName(name) ? undefined : invalid("DESC-02", "name is not 1 to 64 of a-z A-Z 0-9 _ -");
}

function judgeDescription(descriptor: JsonObject): DescriptorVerdict | undefined {
  const description = memberOf(descriptor, "description");
  if (typeof description !== "string") return invalid("DESC-03", "description is missing or no string");
  const fits = description.length >= 1 && description.length <= descriptionLimit;
  return fits ? undefined : invalid("DESC-03", `description has ${description.length} code units`);
}

function judgeSchema(descriptor: JsonObject, member: string): DescriptorVerdict | undefined {
  if (!hasMember(descriptor, member) || isJsonObject(descriptor[member])) return undefined;
  return notAnObject(descriptor, member, "DESC-04");
}

function judgeAnnotations(descriptor: JsonObject): DescriptorVerdict | undefined {
  if (!hasMember(descriptor, "annotations")) return undefined;
  const annotations = descriptor["annotations"];
  if (!isJsonObject(annotations)) return notAnObject(descriptor, "annotations", "DESC-05");
  for (const [key, hint] of Object.entries(annotations)) {
    if (!hints.includes(key))
      return invalid("DESC-05", `annotations has the unknown key ${JSON.stringify(key)}`);
    if (hint === null) return invalid("DESC-08", `annotations.${key} is null`);
    if (typeof hint !== "boolean") return invalid("DESC-05", `annotations.${key} is no boolean`);
  }
  return undefined;
}

function judgeTimeout(descriptor: JsonObject): DescriptorVerdict | undefined {
  if (!hasMember(descriptor, "timeout_ms")) return undefined;
  const timeout = descriptor["timeout_ms"];
  if (timeout === null) return invalid("DESC-08", "timeout_ms is null");
  if (typeof timeout !== "number") return invalid("DESC-06", "timeout_ms is no number");
  if (timeout > Number.MAX_SAFE_INTEGER)
    return { verdict: "open", clause: "DESC-06", why: "timeout_ms is past 2^53-1" };
  return timeout >= 1 && Number.isInteger(timeout)
    ? undefined
    : invalid("DESC-06", "timeout_ms is no positive integer");
}

function judgeGroup(descriptor: JsonObject, profile: Profile): DescriptorVerdict | undefined {
  if (profile === "base" || !hasMember(descriptor, "group")) return undefined;
  const group = descriptor["group"];
  if (group === null) return invalid("DESC-08", "group is null");
  if (typeof group !== "string") return invalid("DESC-07", "group is no string");
  return isGroup(group, profile) ? undefined : invalid("DESC-07", "group is malformed");
}

function notAnObject(descriptor: JsonObject, member: string, clause: ClauseId): DescriptorVerdict {
  return descriptor[member] === null
    ? invalid("DESC-08", `${member} is null`)
    : invalid(clause, `${member} is no object`);
}

function invalid(clause: ClauseId, why: string): DescriptorVerdict {
  return { verdict: "invalid", clause, why };
}
