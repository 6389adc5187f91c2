/** Checks whose cases are the descriptors of `fixtures/`, picked by clause. */
import type { ClauseId, Profile } from "../../../generated/clauses.js";
import type { Vector } from "../../engine/check.js";
import type { JsonObject } from "../../spec/json.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonCheck } from "../daemon-check.js";
import { daemonCheck } from "../daemon-check.js";
import { rawDescriptorFixtures, toolDescriptorFixtures } from "../fixtures.js";
import { acceptedAndListed, refused } from "./verdict.js";

/** A descriptor as the text that reaches the daemon as it is. */
export type RawCase = { readonly json: string; readonly valid: boolean };

/** A descriptor as a value, or as such a text. */
export type DescriptorCase = { readonly descriptor: unknown; readonly valid: boolean } | RawCase;

type VectorsCheck = {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  readonly profiles?: readonly Profile[];
  /** Which of the clause's vectors; default all. */
  readonly among?: (testCase: DescriptorCase) => boolean;
};

/** A check of the fixtures about a clause. Texts that are not JSON belong to {@link notJsonVectors}. */
export function vectorsCheck(definition: VectorsCheck): DaemonCheck {
  const { id, title, clause, profiles, among = () => true } = definition;
  return daemonCheck<DescriptorCase>({
    id,
    suite: "descriptor",
    title,
    clauses: [clause],
    kind: "vector",
    ...(profiles === undefined ? {} : { profiles }),
    cases: (profile) => ({
      from: "vectors",
      vectors: descriptorVectors(profile, clause).filter((vector) => among(vector.case)),
    }),
    perform(world, testCase) {
      const text = textOf(testCase);
      if (!testCase.valid) return refused(world, [text], clause);
      return acceptedAndListed(world, [text], [nameOf(testCase)], clause);
    },
  });
}

/** The descriptor as a value; `undefined` when it is a text that is not JSON. */
export function valueOf(testCase: DescriptorCase): unknown {
  if ("descriptor" in testCase) return testCase.descriptor;
  try {
    return JSON.parse(testCase.json) as unknown;
  } catch {
    return undefined;
  }
}

/** A member of the descriptor, where it is an object. */
export function memberIn(testCase: DescriptorCase, member: keyof JsonObject): unknown {
  const value = valueOf(testCase);
  return isJsonObject(value) ? value[member] : undefined;
}

/** The fixtures of raw texts that are not even JSON. */
export function notJsonVectors(profile: Profile): Vector<RawCase>[] {
  return rawVectors(profile, "DESC-01").filter(({ case: testCase }) => valueOf(testCase) === undefined);
}

function descriptorVectors(profile: Profile, clause: ClauseId): Vector<DescriptorCase>[] {
  const ofValues = toolDescriptorFixtures()
    .filter((fixture) => fixture.clause === clause && (fixture.profiles?.includes(profile) ?? true))
    .map(({ name, descriptor, valid }) => ({ name, case: { descriptor, valid } }));
  const ofTexts = rawVectors(profile, clause).filter(({ case: testCase }) => valueOf(testCase) !== undefined);
  return [...ofValues, ...ofTexts];
}

function rawVectors(profile: Profile, clause: ClauseId): Vector<RawCase>[] {
  return rawDescriptorFixtures()
    .filter((fixture) => fixture.clause === clause && (fixture.profiles?.includes(profile) ?? true))
    .flatMap(({ name, json, valid }) => (valid === "either" ? [] : [{ name, case: { json, valid } }]));
}

function textOf(testCase: DescriptorCase): string {
  return "descriptor" in testCase ? JSON.stringify(testCase.descriptor) : testCase.json;
}

function nameOf(testCase: DescriptorCase): string {
  const name = memberIn(testCase, "name");
  if (typeof name === "string") return name;
  throw new Error("a valid descriptor of the fixtures has no name");
}
