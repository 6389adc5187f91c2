/** Properties about one member of a descriptor: generated values of it that are valid, and one that is not. */
import type { Arbitrary } from "fast-check";
import fc from "fast-check";
import type { ClauseId, Profile } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import { optionalMembers } from "../../generators/descriptor.js";
import type { JsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { DaemonCheck } from "../daemon-check.js";
import { daemonCheck } from "../daemon-check.js";
import { acceptedAndListed, refused } from "./verdict.js";

/**
 * `valid` values, each on a descriptor of its own in one snapshot; then the same snapshot with `invalid` in the
 * place of the last. The descriptors carry `others` besides.
 */
export type ValuesCase<Value> = {
  readonly valid: readonly Value[];
  /** Absent where no value is invalid. */
  readonly invalid?: Value;
  readonly others: JsonObject;
};

/** A descriptor that carries a value: its JSON text, and its name where that is a text. */
export type Carrier = { readonly name: unknown; readonly text: string };

type ValuesCheck<Value> = {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  readonly profiles?: readonly Profile[];
  /** The member that the values are of: the other members never name it. */
  readonly member?: string;
  readonly valid: (profile: Profile) => Arbitrary<readonly Value[]>;
  readonly invalid?: (profile: Profile) => Arbitrary<Value>;
  readonly share: number;
  /** A descriptor that is valid exactly when the value is. */
  readonly carry: (value: Value, others: JsonObject, name: string) => Carrier;
};

/** A check that tells which descriptors a case of it sends. */
export type CheckOfTexts = DaemonCheck & {
  /** The descriptors as JSON texts, those that are valid first. */
  readonly textsOf: (testCase: unknown) => readonly string[];
};

/** Whether the check was made by {@link valuesCheck}. */
export function isCheckOfTexts(check: object): check is CheckOfTexts {
  return "textsOf" in check;
}

/** Makes the check. A daemon that refuses the other members alone breaks another clause, and passes this one. */
export function valuesCheck<Value>(definition: ValuesCheck<Value>): CheckOfTexts {
  const { id, title, clause, profiles, share } = definition;
  const check = daemonCheck<ValuesCase<Value>>({
    id,
    suite: "descriptor",
    title,
    clauses: [clause],
    kind: "property",
    ...(profiles === undefined ? {} : { profiles }),
    cases: (profile) => ({ from: "generator", arbitrary: casesOf(definition, profile), share }),
    async perform(world, { valid, invalid, others }) {
      const carry = (value: Value, index: number): Carrier =>
        definition.carry(value, others, `tool-${index}`);
      const carriers = valid.map(carry);
      const texts = carriers.map(({ text }) => text);
      const names = carriers.map(({ name }) => name).filter((name) => typeof name === "string");
      const finding = await acceptedAndListed(world, texts, names, clause);
      if (finding !== undefined) return (await isRefusedAnyway(world, others)) ? undefined : finding;
      if (invalid === undefined) return undefined;
      const last = carry(invalid, texts.length - 1);
      return refused(world, [...texts.slice(0, -1), last.text], clause);
    },
  });
  return { ...check, textsOf: (testCase) => textsOf(definition, testCase as ValuesCase<Value>) };
}

function textsOf<Value>(
  { carry }: ValuesCheck<Value>,
  { valid, invalid, others }: ValuesCase<Value>,
): readonly string[] {
  const values = invalid === undefined ? valid : [...valid, invalid];
  return values.map((value, index) => carry(value, others, `tool-${index}`).text);
}

function casesOf<Value>(
  { valid, invalid, member }: ValuesCheck<Value>,
  profile: Profile,
): Arbitrary<ValuesCase<Value>> {
  const others = optionalMembers(profile, member);
  if (invalid === undefined) return fc.record({ valid: valid(profile), others }, { noNullPrototype: true });
  return fc.record({ valid: valid(profile), invalid: invalid(profile), others }, { noNullPrototype: true });
}

/** Whether the other members are refused without the value under test. A daemon that refuses even a plain tool is not excused. */
async function isRefusedAnyway(world: DaemonWorld, others: JsonObject): Promise<boolean> {
  if (Object.keys(others).length === 0) return false;
  const plain = { name: "plain", description: "Has the other members only.", ...others };
  const finding: Finding | undefined = await acceptedAndListed(
    world,
    [JSON.stringify(plain)],
    ["plain"],
    "DESC-01",
  );
  return finding !== undefined;
}
