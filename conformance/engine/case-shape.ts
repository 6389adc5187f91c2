/**
 * Whether a stored case is still of the shape that its check takes. The check may have been rewritten since, and a
 * case of another shape says nothing of a target: what reads a member that is not there may pass for no reason.
 */
import fc from "fast-check";
import type { Cases } from "./check.js";

type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** What cases look like from outside: the kinds there are, and for objects the kinds of each member. */
export type CaseShape = { readonly kinds: Set<Kind>; readonly members: Map<string, Set<Kind>> };

/** Enough for every member and kind that a generator makes to come up: a test holds each check to it. */
const samples = 200;
/** Any will do: the shape is the same with every seed. */
const seed = 1;
/** A place that holds this many kinds holds values of any: those that only a mistaken sender sends. */
const anyKind = 3;

/** What about the case is not as the check has its cases now, in a sentence; `undefined` when it fits. */
export function misfitOf({ kinds, members }: CaseShape, testCase: unknown): string | undefined {
  if (!takes(kinds, kindOf(testCase)))
    return `it is of the kind ${kindOf(testCase)}, and the check's cases are of the kind ${listed(kinds)}`;
  if (kindOf(testCase) !== "object") return undefined;
  for (const [name, value] of Object.entries(testCase as object)) {
    const taken = members.get(name);
    const quoted = JSON.stringify(name);
    if (taken === undefined) return `it has a member ${quoted}, and the check's cases have none of that name`;
    if (!takes(taken, kindOf(value)))
      return `its member ${quoted} is of the kind ${kindOf(value)}, and in the check's cases of the kind ${listed(taken)}`;
  }
  return undefined;
}

/** The shape of the cases that the check has now: of all vectors, or of many generated ones. */
export function caseShape(cases: Cases<unknown>): CaseShape {
  const shape: CaseShape = { kinds: new Set(), members: new Map() };
  const seen =
    cases.from === "vectors"
      ? cases.vectors.map((vector) => vector.case)
      : fc.sample(cases.arbitrary, { numRuns: samples, seed });
  for (const testCase of seen) {
    const kind = kindOf(testCase);
    shape.kinds.add(kind);
    if (kind !== "object") continue;
    for (const [name, value] of Object.entries(testCase as object)) {
      const taken = shape.members.get(name) ?? new Set();
      shape.members.set(name, taken.add(kindOf(value)));
    }
  }
  return shape;
}

function takes(kinds: ReadonlySet<Kind>, kind: Kind): boolean {
  return kinds.has(kind) || kinds.size >= anyKind;
}

function listed(kinds: ReadonlySet<Kind>): string {
  return [...kinds].join(" or ");
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" ? type : "object";
}
