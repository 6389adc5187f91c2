import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { acceptedAndListed, refused } from "./verdict.js";

/**
 * A descriptor, as a text, on which a verdict might hang on the locale; and one like it without what the locale
 * reads in its own way. A daemon that is wrong about both is wrong in every locale, which other clauses say.
 */
type LocaleCase = { readonly json: string; readonly control: string; readonly valid: boolean };

/** In the controls, the Kelvin sign: like the Turkish letters it is no ASCII letter and has one for its other case. */
const named = (name: string): string => `{"name":"${name}","description":"About its name."}`;
const withMembers = (members: string): string => `{"name":"tool","description":"About I and i.",${members}}`;
const valid = (members: string, control: string): LocaleCase => ({
  json: withMembers(members),
  control: withMembers(control),
  valid: true,
});
const invalid = (members: string, control: string): LocaleCase => ({
  ...valid(members, control),
  valid: false,
});

const descriptors: Readonly<Record<string, LocaleCase>> = {
  "I and i in a name": { json: named("LIST_Items_iI"), control: named("LEST_Atems_eE"), valid: true },
  "a dotted capital in a name": { json: named("LİST"), control: named("L\u212aST"), valid: false },
  "a dotless small letter in a name": { json: named("lıst"), control: named("l\u212ast"), valid: false },
  "I and i in a group": valid('"group":"CHECKIN-ii"', '"group":"CHECKEN-ee"'),
  // Every hint has an i in it.
  "a hint that begins with an i": valid('"annotations":{"idempotentHint":true}', '"annotations":{}'),
  "a hint with a capital I": invalid(
    '"annotations":{"IdempotentHint":true}',
    '"annotations":{"ReadOnlyHint":true}',
  ),
  "a hint with a dotless letter": invalid(
    '"annotations":{"ıdempotentHint":true}',
    '"annotations":{"réadOnlyHint":true}',
  ),
  "a number with a decimal point": valid('"x":1.5', '"x":1'),
  "a member that begins with an i": valid('"input_schema":{}', '"output_schema":{}'),
  "a bad schema in one that begins with an i": invalid('"input_schema":[]', '"output_schema":[]'),
};

const ofGroups: Readonly<Record<string, LocaleCase>> = {
  "a dotted capital in a group": invalid('"group":"CHECKİN"', '"group":"CHECK\u212aN"'),
  "a dotless small letter in a group": invalid('"group":"checkın"', '"group":"check\u212an"'),
};

/** DESC-11 under a locale in which `I` and `i` are not two cases of one letter, and a comma is the decimal point. */
export const turkishLocale = daemonCheck<LocaleCase>({
  id: "descriptor.turkish-locale",
  suite: "descriptor",
  title: "verdicts under a Turkish locale are those of every other",
  clauses: ["DESC-11"],
  kind: "vector",
  needs: { locale: "tr_TR.UTF-8" },
  cases: (profile) => ({
    from: "vectors",
    vectors: Object.entries({ ...descriptors, ...(profile === "base" ? {} : ofGroups) }).map(
      ([name, testCase]) => ({ name, case: testCase }),
    ),
  }),
  async perform(world, { json, control, valid: isValid }) {
    const finding = await wrongVerdict(world, json, isValid);
    if (finding === undefined || (await wrongVerdict(world, plain, true)) !== undefined) return finding;
    return (await wrongVerdict(world, control, isValid)) === undefined ? finding : undefined;
  },
});

const plain = '{"name":"a","description":"x"}';

async function wrongVerdict(
  world: DaemonWorld,
  json: string,
  isValid: boolean,
): Promise<Finding | undefined> {
  if (!isValid) return refused(world, [json], "DESC-11");
  const { name } = JSON.parse(json) as { name: string };
  return acceptedAndListed(world, [json], [name], "DESC-11");
}
