/** What classes are made of: questions to the facts of a case. */
import type { ClauseId } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { isJsonObject, memberOf } from "../spec/json.js";
import type { Json, JsonObject } from "../spec/json.js";
import type { CaseFacts, ChangeFact } from "./case-facts.js";
import type { ListingRequest } from "./listing-request.js";
import type { IsMet } from "./value-class.js";

/** A descriptor that the oracle accepts. */
export function validDescriptor(is: (tool: Tool, text: string) => boolean): IsMet {
  return (facts) =>
    facts
      .descriptors()
      .some(({ value, text, judged }) => judged.verdict === "valid" && is(value as Tool, text));
}

/** A descriptor that the oracle refuses by this clause. */
export function refusedBy(clause: ClauseId, is: (value: Json, text: string) => boolean): IsMet {
  return (facts) =>
    facts
      .descriptors()
      .some(
        ({ value, text, judged }) =>
          judged.verdict === "invalid" && judged.clause === clause && is(value as Json, text),
      );
}

/** A valid descriptor's member of that name. */
export function validMember(member: string, is: (value: Json) => boolean): IsMet {
  return validDescriptor((tool) => {
    const value = memberOf(tool, member);
    return value !== undefined && is(value);
  });
}

/** A member of that name, for which the clause refuses the descriptor. */
export function refusedMember(clause: ClauseId, member: string, is: (value: Json) => boolean): IsMet {
  return refusedBy(clause, (value) => {
    const content = isJsonObject(value) ? memberOf(value, member) : undefined;
    return content !== undefined && is(content);
  });
}

/** The text of a descriptor, whatever the verdict on it. */
export function descriptorText(pattern: RegExp): IsMet {
  return (facts) => facts.descriptors().some(({ text }) => pattern.test(text));
}

export function someRegistry(is: (registry: readonly Tool[], facts: CaseFacts) => boolean): IsMet {
  return (facts) => facts.registries().some((registry) => is(registry, facts));
}

/** A request whose params are an object. */
export function someRequest(
  is: (params: JsonObject, request: ListingRequest, facts: CaseFacts) => boolean,
): IsMet {
  return (facts) =>
    facts.requests().some((request) => isJsonObject(request.params) && is(request.params, request, facts));
}

export function someChange(is: (fact: ChangeFact, facts: CaseFacts) => boolean): IsMet {
  return (facts) => facts.changes().some((fact) => is(fact, facts));
}

/** A value under a key, or without one a value anywhere in the case. */
export function someValue(is: (value: unknown) => boolean, key?: string): IsMet {
  return (facts) =>
    key === undefined ? facts.values().some(({ value }) => is(value)) : facts.under(key).some(is);
}

export function someText(is: (text: string) => boolean, key?: string): IsMet {
  return someValue((value) => typeof value === "string" && is(value), key);
}

export function matching(pattern: RegExp, key?: string): IsMet {
  return someText((text) => pattern.test(text), key);
}

/** The whole case, where it is an object. */
export function wholeCase(is: (testCase: JsonObject) => boolean): IsMet {
  return ({ testCase }) => isJsonObject(testCase) && is(testCase);
}

/** A case of this check. */
export function caseOf(checkId: string, isMet: IsMet = () => true): IsMet {
  return (facts) => facts.checkId === checkId && isMet(facts);
}

/** The groups of a registry, as the descriptors say them. */
export function groupsSaid(registry: readonly Tool[]): ReadonlySet<string> {
  const groups = registry.map((tool) => memberOf(tool, "group"));
  return new Set(groups.filter((group) => typeof group === "string"));
}

/** Whether two of the elements stand in a relation. */
export function somePair<T>(elements: Iterable<T>, is: (a: T, b: T) => boolean): boolean {
  const all = [...elements];
  return all.some((a, index) => all.some((b, other) => index !== other && is(a, b)));
}
