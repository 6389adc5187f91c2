import { daemonCheck } from "../daemon-check.js";
import { acceptedAndListed, refused } from "./verdict.js";

/** A descriptor, as a text, on which a verdict might hang on the locale. */
type LocaleCase = { readonly json: string; readonly valid: boolean };

/** The members of a tool that is called `tool` unless they say otherwise. */
const withMembers = (members: string): string => `{"name":"tool","description":"I İ ı i",${members}}`;
const valid = (members: string): LocaleCase => ({ json: withMembers(members), valid: true });
const invalid = (members: string): LocaleCase => ({ json: withMembers(members), valid: false });
const named = (name: string): string => `{"name":"${name}","description":"About its name."}`;

const descriptors: Readonly<Record<string, LocaleCase>> = {
  "I and i in a name": { json: named("LIST_Items_iI"), valid: true },
  "a dotted capital in a name": { json: named("LİST"), valid: false },
  "a dotless small letter in a name": { json: named("lıst"), valid: false },
  "I and i in a group": valid('"group":"CHECKIN-ii"'),
  "hints that begin with an i": valid('"annotations":{"idempotentHint":true}'),
  "a hint with a capital I": invalid('"annotations":{"IdempotentHint":true}'),
  "a hint with a dotless letter": invalid('"annotations":{"ıdempotentHint":true}'),
  "a number with a decimal point": valid('"timeout_ms":1.0'),
  "a number with a fraction": invalid('"timeout_ms":1.5'),
  "members with an i": valid('"input_schema":{},"timeout_ms":1'),
  "a bad schema": invalid('"input_schema":[]'),
};

const ofGroups: Readonly<Record<string, LocaleCase>> = {
  "a dotted capital in a group": invalid('"group":"CHECKİN"'),
  "a dotless small letter in a group": invalid('"group":"checkın"'),
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
  async perform(world, { json, valid: isValid }) {
    if (!isValid) return refused(world, [json], "DESC-11");
    const { name } = JSON.parse(json) as { name: string };
    return acceptedAndListed(world, [json], [name], "DESC-11");
  },
});
