/** What a compact case stands for. A check whose cases are not listed here has them written out already. */
import type { Profile } from "../../generated/clauses.js";
import { largeRegistry } from "../generators/large-registry.js";
import { isJsonObject } from "../spec/json.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { isCheckOfTexts } from "../suites/descriptor/values-check.js";
import { amongValidOnes } from "../suites/descriptor/verdict.js";
import { describedAs } from "../suites/list/filter-reaches-everything.js";
import type { Haystack } from "../suites/list/filter-reaches-everything.js";

type Members = Readonly<Record<string, unknown>>;
type SpellOut = (testCase: Members, profile: Profile) => readonly unknown[];

/** Registries of which a case says only how large they are. */
const ofSize: SpellOut = ({ count, queries }, profile) => [
  { registry: largeRegistry(Number(count), profile), queries: queries ?? [{}, { limit: count }] },
];

const spellings = new Map<string, SpellOut>([
  ["descriptor.member-order", ({ members }) => [{ descriptor: Object.fromEntries(members as Member[]) }]],
  ["registry.invalid-element", ({ invalid }) => [{ descriptor: invalid }]],
  ["registry.base-accepts-groups", ({ group }) => [{ descriptor: grouped(group) }]],
  ["list.ten-thousand-tools", ofSize],
  ["list.no-limit-by-default", ofSize],
  ["list.filter-reaches-everything", (testCase) => [haystack(testCase as Haystack)]],
]);

/** The case written out, beside the case itself; nothing where it is already. */
export function spelledOut(check: DaemonCheck, testCase: unknown, profile: Profile): readonly unknown[] {
  if (check.id === "registry.invalid-group") return [{ descriptor: grouped(testCase) }];
  if (isCheckOfTexts(check)) return [{ texts: amongValidOnes(check.textsOf(testCase)) }];
  const spell = spellings.get(check.id);
  return spell === undefined || !isJsonObject(testCase) ? [] : spell(testCase, profile);
}

type Member = readonly [string, unknown];

function grouped(group: unknown): object {
  return { name: "grouped", description: "Carries a group.", group };
}

function haystack(testCase: Haystack): object {
  const registry = [{ name: "hit", description: describedAs(testCase) }];
  return { registry, queries: [{ filter: testCase.needle }] };
}
