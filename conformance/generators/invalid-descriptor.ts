/** Descriptors that are valid but for one place, with the clause that this place breaks. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { ClauseId, Profile } from "../../generated/clauses.js";
import type { Json, JsonObject } from "../spec/json.js";
import { annotations, descriptor } from "./descriptor.js";
import {
  invalidAnnotations,
  invalidGroup,
  invalidName,
  invalidSchema,
  invalidTimeoutText,
} from "./invalid-values.js";
import { nonObject, nonString } from "./json-value.js";

export type BrokenDescriptor = { readonly descriptor: Json; readonly clause: ClauseId };

/** A descriptor that exactly one clause refuses. It may carry anything else that a valid one may. */
export function brokenDescriptor(profile: Profile): Arbitrary<BrokenDescriptor> {
  const spoilt = (clause: ClauseId, member: string, values: Arbitrary<Json>): Arbitrary<BrokenDescriptor> =>
    fc
      .tuple(descriptor(profile), values)
      .map(([tool, value]) => broken(clause, { ...tool, [member]: value }));
  const lacking = (clause: ClauseId, member: string): Arbitrary<BrokenDescriptor> =>
    descriptor(profile).map((tool) => broken(clause, without(tool, member)));
  const nothing = fc.constant(null);
  const ofGroups =
    profile === "base"
      ? []
      : [spoilt("DESC-07", "group", invalidGroup(profile)), spoilt("DESC-08", "group", nothing)];
  return fc.oneof(
    nonObject.map((value) => broken("DESC-01", value)),
    spoilt("DESC-02", "name", invalidName),
    lacking("DESC-02", "name"),
    spoilt("DESC-03", "description", fc.oneof(fc.constant(""), nonString)),
    lacking("DESC-03", "description"),
    spoilt("DESC-04", "input_schema", invalidSchema),
    spoilt("DESC-04", "output_schema", invalidSchema),
    spoilt("DESC-05", "annotations", invalidAnnotations),
    spoilt(
      "DESC-06",
      "timeout_ms",
      invalidTimeoutText.map((text) => JSON.parse(text) as Json).map(withoutMinusZero),
    ),
    ...["input_schema", "output_schema", "annotations", "timeout_ms"].map((member) =>
      spoilt("DESC-08", member, nothing),
    ),
    spoilt(
      "DESC-08",
      "annotations",
      annotations.map((hints) => ({ ...hints, readOnlyHint: null })),
    ),
    ...ofGroups,
  );
}

function broken(clause: ClauseId, value: Json): BrokenDescriptor {
  return { clause, descriptor: value };
}

function without(object: JsonObject, member: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== member));
}

/** A case is JSON, and `JSON.stringify` makes `0` of `-0`; the one is as invalid as the other. */
function withoutMinusZero(value: Json): Json {
  return Object.is(value, -0) ? 0 : value;
}
