/** What a case holds, whichever check it is of: descriptors, registries, requests, changes. */
import type { Profile } from "../../generated/clauses.js";
import { changed } from "../generators/registry-changes.js";
import type { RegistryChange } from "../generators/registry-changes.js";
import { judgeDescriptor } from "../spec/descriptor.js";
import type { DescriptorVerdict, Tool } from "../spec/descriptor.js";
import { hasMember, isJsonObject } from "../spec/json.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { parsed, valuesIn } from "./json-walk.js";
import type { Met } from "./json-walk.js";
import { requestsIn } from "./listing-request.js";
import type { ListingRequest } from "./listing-request.js";
import { spelledOut } from "./spelled-out.js";

/** A descriptor, or what stands in the place of one. */
export type DescriptorFact = {
  /** `undefined` where the text is no JSON, or nested too deep to be walked through. */
  readonly value: unknown;
  /** As it is sent, where the case says so. */
  readonly text: string;
  /** What the oracle makes of the value. */
  readonly judged: DescriptorVerdict;
};

/** A change of a registry, and the registry that it changes. */
export type ChangeFact = { readonly before: readonly Tool[]; readonly change: RegistryChange };

export type CaseFacts = {
  readonly profile: Profile;
  readonly checkId: string;
  /** As it was drawn. */
  readonly testCase: unknown;
  /** Every value in the case, with what a compact case stands for. */
  readonly values: () => readonly Met[];
  /** The values under a key. */
  readonly under: (key: string) => readonly unknown[];
  readonly descriptors: () => readonly DescriptorFact[];
  readonly registries: () => readonly (readonly Tool[])[];
  readonly requests: () => readonly ListingRequest[];
  readonly changes: () => readonly ChangeFact[];
};

/** The facts of a case; each is found out when it is first asked for. */
export function factsOf(check: DaemonCheck, testCase: unknown, profile: Profile): CaseFacts {
  const wholes = once(() => [testCase, ...spelledOut(check, testCase, profile)]);
  const values = once(() => wholes().flatMap((whole) => valuesIn(whole, isTool)));
  return {
    profile,
    checkId: check.id,
    testCase,
    values,
    under: (key) => values().flatMap((met) => (met.key === key ? [met.value] : [])),
    descriptors: once(() => values().flatMap((met) => descriptorAt(met, profile))),
    registries: once(() => values().flatMap(registryAt)),
    requests: once(() => wholes().flatMap((whole) => requestsIn(whole, profile))),
    changes: once(() => wholes().flatMap(changesIn)),
  };
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

function isTool({ value }: Met): boolean {
  return isJsonObject(value) && hasMember(value, "name") && hasMember(value, "description");
}

/** Keys under which a value stands that is a descriptor, or should be one. */
const descriptorKeys = ["descriptor", "tool", "upsert"];
const descriptorTextKeys = ["json", "control", "texts"];

function descriptorAt(met: Met, profile: Profile): DescriptorFact[] {
  const { value, key = "" } = met;
  const fact = (content: unknown, text: string): DescriptorFact[] => [
    { value: content, text, judged: judgeDescriptor(content, profile) },
  ];
  if (typeof value === "string" && descriptorTextKeys.includes(key)) {
    return fact(bracketDepth(value) > deepest ? undefined : parsed(value), value);
  }
  return isTool(met) || descriptorKeys.includes(key) ? fact(value, JSON.stringify(value)) : [];
}

/** Where the verdict on a descriptor is long since open (DESC-10), and a stack not yet full. */
const deepest = 2_000;

/** At most how deep the text is nested; brackets inside of strings count too. */
function bracketDepth(text: string): number {
  let [depth, most] = [0, 0];
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Keys of arrays that are registries even when they are empty; a case that is one has no key. */
const registryKeys = [
  "",
  "",
  "registry",
  "first",
  "second",
  "start",
  "held",
  "before",
  "again",
  "own",
  "snapshot",
];

function registryAt({ value, key = "" }: Met): (readonly Tool[])[] {
  if (!Array.isArray(value) || !value.every((element) => isTool({ value: element as unknown, key })))
    return [];
  return value.length > 0 || registryKeys.includes(key) ? [value as readonly Tool[]] : [];
}

/** Keys of a registry, and of what happens to it. */
const beginnings = ["registry", "start", "held"];
const continuations = ["changes", "late", "change"];

function changesIn(whole: unknown): ChangeFact[] {
  if (!isJsonObject(whole)) return [];
  const beginning = beginnings.find((key) => Array.isArray(whole[key]));
  if (beginning === undefined) return [];
  let registry = whole[beginning] as unknown as readonly Tool[];
  return continuations
    .flatMap((key) => whole[key] ?? [])
    .filter(isChange)
    .map((change) => {
      const before = registry;
      registry = changed(before, change);
      return { before, change };
    });
}

function isChange(value: unknown): value is RegistryChange {
  return isJsonObject(value) && ["upsert", "remove", "snapshot"].some((key) => hasMember(value, key));
}
