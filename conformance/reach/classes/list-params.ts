/** Classes of LIST-10 … LIST-16: unknown and malformed params, refusals, empty and suspended sessions. */
import { hasMember, isJsonObject } from "../../spec/json.js";
import type { Json } from "../../spec/json.js";
import { judgeListParams } from "../../spec/list-params.js";
import { jsonKinds, kindOf, textOf } from "../json-walk.js";
import { someRegistry, someRequest, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";
import { fillers, lineTerminators } from "./texts.js";

const sameRequests: readonly ValueClass[] = [
  ...classesOf("LIST-10", {
    "ungrouped tools beside grouped ones": someRegistry(
      (registry) =>
        registry.some((tool) => hasMember(tool, "group")) &&
        registry.some((tool) => !hasMember(tool, "group")),
    ),
    "ungrouped tools only": someRegistry(
      (registry) => registry.length > 0 && registry.every((tool) => !hasMember(tool, "group")),
    ),
    "ungrouped tools beside a group called null": someRegistry(
      (registry) =>
        registry.some((tool) => tool["group"] === "null") &&
        registry.some((tool) => !hasMember(tool, "group")),
    ),
  }),
  ...classesOf("LIST-11", {
    ...forEach(
      ["group", "filter", "limit", "offset"],
      (param) => `a repeated request with ${param}`,
      (param) => someRequest((params) => hasMember(params, param)),
    ),
    "a repeated request about several tools": someRegistry((registry) => registry.length > 2),
  }),
];

const known = ["selector", "group", "filter", "limit", "offset"];
const unknown = (is: (name: string, value: Json) => boolean): IsMet =>
  someRequest((params, _, { profile }) =>
    Object.entries(params).some(([name, value]) =>
      profile === "base" && name === "group" ? is(name, value) : !known.includes(name) && is(name, value),
    ),
  );

const unknownParams: readonly ValueClass[] = [
  ...classesOf("LIST-12", {
    ...forEach(
      jsonKinds,
      (kind) => `an unknown param that is ${kind}`,
      (kind) => unknown((_, value) => kindOf(value) === kind),
    ),
    ...forEach(
      ["Limit", "Offset", "Filter", "Group", "Selector"],
      (name) => `the param ${name}`,
      (name) => unknown((other) => other === name),
    ),
    ...forEach(
      ["__proto__", "constructor", "toString", ""],
      (name) => `a param called ${JSON.stringify(name)}`,
      (name) => unknown((other) => other === name),
    ),
    "several unknown params": someRequest(
      (params) => Object.keys(params).filter((name) => !known.includes(name)).length > 1,
    ),
  }),
  ...classesOf(
    "LIST-12",
    forEach(
      jsonKinds,
      (kind) => `${kind} as the group that base does not know`,
      (kind) => unknown((name, value) => name === "group" && kindOf(value) === kind),
    ),
    { profiles: ["base"] },
  ),
  ...vectorClassesOf("LIST-12", {
    "params null": (facts) => facts.requests().some(({ params }) => params === null),
    "params absent": (facts) =>
      facts.requests().some(({ params }) => params === undefined || params === "absent"),
  }),
];

/** Params that are refused, and would not be without the one. */
const fault = (param: string, is: (value: Json) => boolean): IsMet =>
  someRequest((params, _, { profile }) => {
    if (!hasMember(params, param) || !is(params[param] ?? null)) return false;
    const { [param]: _spoilt, ...others } = params;
    return (
      judgeListParams(params, profile).verdict === "refused" &&
      judgeListParams(others, profile).verdict === "query"
    );
  });
const faultyText = (param: string, is: (text: string) => boolean): IsMet =>
  fault(param, (value) => typeof value === "string" && is(value));

/** The kinds that are wrong for each param, whatever the value. */
const wrongKinds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  known.map((param) => [
    param,
    jsonKinds.filter((kind) => kind !== (param === "limit" || param === "offset" ? "number" : "string")),
  ]),
);
const kindsOf = (params: readonly string[]): Readonly<Record<string, IsMet>> =>
  forEach(
    params.flatMap((param) => (wrongKinds[param] ?? []).map((kind) => [param, kind] as const)),
    ([param, kind]) => `${kind} as ${param}`,
    ([param, kind]) => fault(param, (value) => kindOf(value) === kind),
  );
const withGroups = ["groups", "subgroups"] as const;

const malformed: readonly ValueClass[] = [
  ...classesOf("LIST-13", {
    ...kindsOf(known.filter((param) => param !== "group")),
    ...forEach(
      fillers,
      ([what]) => `a filter past 256 code units in ${what}`,
      ([, pattern]) => faultyText("filter", (text) => pattern.test(text)),
    ),
    "a filter of 257 code units": faultyText("filter", (text) => text.length === 257),
    "limit 0": fault("limit", (value) => value === 0),
    ...forEach(
      ["limit", "offset"],
      (param) => `a negative ${param}`,
      (param) => fault(param, (value) => Number(value) < 0),
    ),
    ...forEach(
      ["limit", "offset"],
      (param) => `a fraction as ${param}`,
      (param) => fault(param, (value) => typeof value === "number" && !Number.isInteger(value)),
    ),
    ...forEach(
      ["limit", "offset"],
      (param) => `digits in a text as ${param}`,
      (param) => fault(param, (value) => value === "1"),
    ),
    ...forEach(
      jsonKinds.filter((kind) => kind !== "object" && kind !== "null"),
      (kind) => `${kind} as params`,
      (kind) => (facts) => facts.requests().some(({ params }) => kindOf(params) === kind),
    ),
    "a malformed param beside well-formed ones": someRequest(
      (params, _, { profile }) =>
        Object.keys(params).length > 2 && judgeListParams(params, profile).verdict === "refused",
    ),
  }),
  ...classesOf(
    "LIST-13",
    {
      ...kindsOf(["group"]),
      "a group of 65 characters": faultyText("group", (text) => text.length === 65),
      "a group with something foreign in it": faultyText("group", (text) => /[^-\w/]/.test(text)),
      "a group with a slash in a wrong place": faultyText("group", (text) => /^\/|\/$|\/\//.test(text)),
      "a group of three segments": faultyText("group", (text) => text.split("/").length === 3),
    },
    { profiles: withGroups },
  ),
  ...vectorClassesOf(
    "LIST-13",
    {
      "the empty group": faultyText("group", (text) => text === ""),
      ...forEach(
        lineTerminators,
        ([what]) => `a group that ends in ${what}`,
        ([, terminator]) => faultyText("group", (text) => text.endsWith(terminator)),
      ),
    },
    withGroups,
  ),
  ...vectorClassesOf("LIST-13", {
    "a filter of exactly 256 code units": someRequest((params) => textOf(params["filter"]).length === 256),
    ...forEach(
      fillers,
      ([what]) => `a filter of exactly 256 code units in ${what}`,
      ([, pattern]) =>
        someRequest(
          (params) => textOf(params["filter"]).length === 256 && pattern.test(textOf(params["filter"])),
        ),
    ),
    ...forEach(
      ["limit", "offset"],
      (param) => `${param} written 1.0 or 2.0`,
      (param) =>
        someValue((text) => typeof text === "string" && new RegExp(`"${param}":[12]\\.0`).test(text), "text"),
    ),
    ...forEach(
      ["limit", "offset"],
      (param) => `${param} written 1e1`,
      (param) => someValue((text) => typeof text === "string" && text.includes(`"${param}":1e1`), "text"),
    ),
    ...forEach(
      ["limit", "offset"],
      (param) => `${param} past 2^53-1`,
      (param) => someRequest((params) => Number(params[param]) > Number.MAX_SAFE_INTEGER),
    ),
  }),
];

const refusedFor = (param: string): IsMet => fault(param, () => true);

const states: readonly ValueClass[] = [
  ...classesOf(
    "LIST-14",
    forEach(["selector", "filter", "limit", "offset"], (param) => `a refusal of ${param}`, refusedFor),
  ),
  ...classesOf("LIST-14", { "a refusal of group": refusedFor("group") }, { profiles: withGroups }),
  ...vectorClassesOf("LIST-15", {
    ...forEach(
      ["group", "filter", "limit", "offset"],
      (param) => `${param} on an empty registry`,
      (param) => someValue((query) => isJsonObject(query) && hasMember(query, param)),
    ),
    "an empty registry beside another session's tools": wholeCase(
      ({ neighbours }) => Array.isArray(neighbours) && neighbours.length > 0,
    ),
  }),
  ...classesOf("LIST-16", {
    "a suspended session with several tools": someRegistry((registry) => registry.length > 1),
    "a suspended session whose registry was changed by deltas": wholeCase(
      ({ later }) => Array.isArray(later) && later.length > 0,
    ),
    ...forEach(
      ["group", "filter", "limit", "offset"],
      (param) => `${param} on a suspended session`,
      (param) => someRequest((params) => hasMember(params, param)),
    ),
  }),
];

export const listParamClasses: readonly ValueClass[] = [
  ...sameRequests,
  ...unknownParams,
  ...malformed,
  ...states,
];
