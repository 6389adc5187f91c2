/** Params of `tools.list` with one thing wrong, each beside well-formed ones that differ in that thing (LIST-13). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Json, JsonObject } from "../spec/json.js";

/** What must be refused, and its counterpart that must not. */
export type MalformedParams = { readonly params: Json; readonly control: JsonObject };

type Param = "selector" | "filter" | "group" | "limit" | "offset";

const noTexts: readonly Json[] = [null, true, false, 0, 1, 7, 1.5, [], {}, ["a"], { text: "a" }];
const noNumbers: readonly Json[] = [null, true, false, "", "1", "1.0", " 1", "a", [], {}, [1], { value: 1 }];
const fractions: readonly Json[] = [0.5, 1.5, 1e-7, -0.5, 2.000000001];
const negatives: readonly Json[] = [-1, -2, -2147483648, -4294967295, -9007199254740991, -1e300];

/** What LIST-13 allows, in code units. */
const filterLimit = 256;

/** Texts of more than 256 code units; some have fewer code points or graphemes. */
const longTexts: readonly string[] = [
  "a".repeat(257),
  "a".repeat(1000),
  " ".repeat(257),
  "é".repeat(257),
  "漢".repeat(257),
  `${"😀".repeat(128)}a`,
  "e\u0301".repeat(129),
];

/** Texts that are a group in no profile. */
const noGroups: readonly string[] = [
  "",
  " ",
  " cart",
  "cart ",
  "cart.x",
  "cärt",
  "cart\n",
  "cart\r\n",
  "cart\u0085",
  "cart\u2028",
  "cart\0",
  "*",
  "/",
  "/items",
  "cart/",
  "cart//items",
  "a/b/c",
  "cart\n/items",
  "cart/items\n",
  "a".repeat(65),
  `cart/${"b".repeat(65)}`,
  "\u212aart",
];

/** The values that are wrong for each param, and one that is right. */
const faults: Readonly<Record<Param, { readonly wrong: readonly Json[]; readonly right?: Json }>> = {
  selector: { wrong: noTexts },
  filter: { wrong: [...noTexts, ...longTexts], right: "a" },
  group: { wrong: [...noTexts, ...noGroups], right: "cart" },
  limit: { wrong: [0, ...noNumbers, ...fractions, ...negatives], right: 1 },
  offset: { wrong: [...noNumbers, ...fractions, ...negatives], right: 0 },
};

const paramsNoObject: readonly Json[] = [true, false, 0, 1, "", "x", "{}", [], [{}], ["cart"], [null]];

/** Malformed params. The control lacks a selector too: whoever sends it adds the session's. */
export function malformedParams(profile: Profile): Arbitrary<MalformedParams> {
  const withFault = (Object.keys(faults) as Param[])
    .filter((param) => profile !== "base" || param !== "group")
    .map((param) => fc.record({ others: otherParams, wrong: wrongValue(param, profile) }).map(spoilt(param)));
  const noObject = fc.constantFrom(...paramsNoObject).map((params) => ({ params, control: {} }));
  return fc.oneof(...withFault, noObject);
}

function wrongValue(param: Param, profile: Profile): Arbitrary<Json> {
  const { wrong } = faults[param];
  const ofProfile = param === "group" && profile === "groups" ? [...wrong, "cart/items", "a/b"] : wrong;
  return fc.constantFrom(...ofProfile);
}

/** Well-formed params to stand beside the wrong one. */
const otherParams: Arbitrary<JsonObject> = fc
  .record(
    {
      filter: fc.constantFrom("", "a"),
      limit: fc.constantFrom(1, 10),
      offset: fc.constant(0),
      group: fc.constant("cart"),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((params) => params as JsonObject);

function spoilt(
  param: Param,
): (given: { readonly others: JsonObject; readonly wrong: Json }) => MalformedParams {
  return ({ others, wrong }) => {
    // A text that is too long has the longest one that is not as its counterpart.
    const isLong = param === "filter" && typeof wrong === "string";
    const right = isLong ? wrong.slice(0, filterLimit) : faults[param].right;
    return {
      params: { ...others, [param]: wrong },
      control: right === undefined ? others : { ...others, [param]: right },
    };
  };
}
