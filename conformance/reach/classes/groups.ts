/** Classes of GRP: the summary, its buckets, and their order. */
import { hostileNames } from "../../generators/name.js";
import { changed } from "../../generators/registry-changes.js";
import type { Tool } from "../../spec/descriptor.js";
import { hasMember, memberOf } from "../../spec/json.js";
import { compareCodeUnits } from "../../spec/order.js";
import { summarise } from "../../spec/summary.js";
import { totalOf } from "../listing-request.js";
import { groupsSaid, someChange, somePair, someRegistry, someRequest } from "../predicates.js";
import { classesOf, forEach } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const params = ["group", "filter", "limit", "offset"] as const;
const pairs = params.flatMap((one, index) => params.slice(index + 1).map((other) => [one, other] as const));
const inSubgroups = { profiles: ["subgroups"] } as const;

const emptyPage = (param: string): IsMet =>
  someRequest((asked, request, { profile }) => {
    const total = totalOf(request, profile);
    const isEmpty = param === "offset" ? Number(asked["offset"]) >= (total ?? Infinity) : total === 0;
    return hasMember(asked, param) && request.registry.length > 0 && isEmpty;
  });

const presence: readonly ValueClass[] = [
  ...classesOf("GRP-01", {
    ...forEach(["group", "filter", "offset"], (param) => `a page that ${param} makes empty`, emptyPage),
    "a page with tools": someRequest((_, request, { profile }) => (totalOf(request, profile) ?? 0) > 0),
    "a registry without tools": someRegistry((registry) => registry.length === 0),
  }),
  ...classesOf("GRP-02", {
    ...forEach(
      params,
      (param) => `${param} alone`,
      (param) =>
        someRequest((asked) => params.every((other) => hasMember(asked, other) === (other === param))),
    ),
    ...forEach(
      pairs,
      ([one, other]) => `${one} and ${other}`,
      ([one, other]) => someRequest((asked) => hasMember(asked, one) && hasMember(asked, other)),
    ),
    "all four params": someRequest((asked) => params.every((param) => hasMember(asked, param))),
    "a summary of several groups": someRegistry((registry) => groupsSaid(registry).size > 1),
  }),
];

const isUngrouped = (tool: Tool): boolean => !hasMember(tool, "group");
/** A registry by its groups and its ungrouped tools. */
const grouping = (
  is: (groups: readonly string[], ungrouped: number, registry: readonly Tool[]) => boolean,
): IsMet =>
  someRegistry((registry) => is([...groupsSaid(registry)], registry.filter(isUngrouped).length, registry));
const topOf = (group: string): string => group.split("/")[0] ?? group;

const buckets: readonly ValueClass[] = [
  ...classesOf("GRP-03", {
    "no tools at all": grouping((groups, ungrouped) => groups.length + ungrouped === 0),
    "ungrouped tools only": grouping((groups, ungrouped) => groups.length === 0 && ungrouped > 1),
    "grouped tools only": grouping((groups, ungrouped) => groups.length > 1 && ungrouped === 0),
    "grouped and ungrouped tools": grouping((groups, ungrouped) => groups.length > 1 && ungrouped > 0),
    "a group of one tool": someRegistry((registry, { profile }) =>
      summarise(registry, profile).some(({ total }) => total === 1),
    ),
    "a group of several tools": someRegistry((registry, { profile }) =>
      summarise(registry, profile).some(({ total }) => total > 2),
    ),
    "a single group": grouping((groups, ungrouped) => groups.length === 1 && ungrouped === 0),
    ...forEach(
      [64, 101, 257],
      (count) => `${count} groups and more`,
      (count) => grouping((groups) => groups.length >= count),
    ),
  }),
  ...classesOf(
    "GRP-03",
    {
      "a group of its own tools and subgroups": grouping((groups) =>
        somePair(groups, (a, b) => b.startsWith(`${a}/`)),
      ),
      "a group that has no tools but those of its subgroups": grouping((groups) =>
        groups.some((group) => group.includes("/") && !groups.includes(topOf(group))),
      ),
      "several subgroups of one group": grouping((groups) =>
        somePair(groups, (a, b) => a.includes("/") && b.startsWith(`${topOf(a)}/`)),
      ),
      "the same second segment in two groups": grouping((groups) =>
        somePair(
          groups,
          (a, b) => a.includes("/") && topOf(a) !== topOf(b) && a.split("/")[1] === b.split("/")[1],
        ),
      ),
    },
    inSubgroups,
  ),
];

type Emptied = {
  readonly before: readonly (string | null)[];
  readonly gone: readonly (string | null)[];
  readonly by: string;
};

/** A change after which a bucket is gone. */
const emptied = (is: (emptied: Emptied) => boolean): IsMet =>
  someChange(({ before, change }, { profile }) => {
    const groupsBefore = summarise(before, profile).map(({ group }) => group);
    const groupsAfter = summarise(changed(before, change), profile).map(({ group }) => group);
    const gone = groupsBefore.filter((group) => !groupsAfter.includes(group));
    return gone.length > 0 && is({ before: groupsBefore, gone, by: Object.keys(change)[0] ?? "" });
  });

const emptyBuckets: readonly ValueClass[] = [
  ...classesOf("GRP-04", {
    ...forEach(
      ["remove", "upsert", "snapshot"],
      (by) => `a group emptied by ${by}`,
      (by) => emptied((found) => found.by === by && found.gone.some((group) => group !== null)),
    ),
    ...forEach(
      ["remove", "upsert", "snapshot"],
      (by) => `the ungrouped bucket emptied by ${by}`,
      (by) => emptied((found) => found.by === by && found.gone.includes(null)),
    ),
    "the last bucket emptied": emptied(({ before, gone }) => before.length === gone.length),
    "a bucket that stays beside one that goes": emptied(({ before, gone }) => before.length > gone.length),
    "a bucket that loses a tool and stays": someChange(({ before, change }, { profile }) => {
      const after = summarise(changed(before, change), profile);
      return summarise(before, profile).some(({ group, total }) =>
        after.some((bucket) => bucket.group === group && bucket.total < total),
      );
    }),
    "a tool that moves to another group": someChange(
      ({ before, change }) =>
        "upsert" in change &&
        before.some(
          (tool) =>
            tool.name === change.upsert.name && memberOf(tool, "group") !== memberOf(change.upsert, "group"),
        ),
    ),
  }),
  ...classesOf(
    "GRP-04",
    {
      "a subgroup emptied beside its parent": emptied(({ before, gone }) =>
        gone.some(
          (group) =>
            group !== null &&
            group.includes("/") &&
            before.includes(topOf(group)) &&
            !gone.includes(topOf(group)),
        ),
      ),
      "a subgroup emptied with its parent": emptied(({ gone }) =>
        gone.some((group) => group !== null && group.includes("/") && gone.includes(topOf(group))),
      ),
    },
    inSubgroups,
  ),
];

const data: readonly ValueClass[] = [
  ...classesOf("GRP-05", {
    ...forEach(
      hostileNames,
      (hostile) => `the group ${hostile}`,
      (hostile) => grouping((groups) => groups.includes(hostile)),
    ),
    "a group called null beside ungrouped tools": grouping(
      (groups, ungrouped) => groups.includes("null") && ungrouped > 0,
    ),
    "a group called null without ungrouped tools": grouping(
      (groups, ungrouped) => groups.includes("null") && ungrouped === 0,
    ),
    "groups that differ in case only": grouping((groups) =>
      somePair(groups, (a, b) => a !== b && a.toLowerCase() === b.toLowerCase()),
    ),
    "a hostile group of several tools": someRegistry((registry) =>
      somePair(registry, (a, b) => a["group"] === "__proto__" && b["group"] === "__proto__"),
    ),
  }),
  ...classesOf(
    "GRP-05",
    {
      ...forEach(
        ["__proto__", "constructor", "10", "null"],
        (hostile) => `${hostile} as the first of two segments`,
        (hostile) => grouping((groups) => groups.some((group) => group.startsWith(`${hostile}/`))),
      ),
      ...forEach(
        ["__proto__", "constructor", "10", "null"],
        (hostile) => `${hostile} as the second of two segments`,
        (hostile) => grouping((groups) => groups.some((group) => group.endsWith(`/${hostile}`))),
      ),
    },
    inSubgroups,
  ),
];

const sorting = (is: (a: string, b: string) => boolean): IsMet => grouping((groups) => somePair(groups, is));

const order: readonly ValueClass[] = [
  ...classesOf("GRP-06", {
    "groups that come in another order": someRegistry((registry) => {
      const groups = [...groupsSaid(registry)];
      return groups.some((group, index) => index > 0 && (groups[index - 1] ?? "") > group);
    }),
    "groups that sort otherwise without regard to case": sorting(
      (a, b) => a < b && a.toLowerCase() > b.toLowerCase(),
    ),
    "groups of digits that sort otherwise as numbers": sorting(
      (a, b) => /^\d+$/.test(a + b) && a < b && Number(a) > Number(b),
    ),
    "a number and a hyphen, which objects sort otherwise": sorting(
      (a, b) => /^\d+$/.test(b) && a.startsWith("-"),
    ),
    "a group that is a prefix of another": sorting((a, b) => a !== b && b.startsWith(a)),
    "ungrouped tools before a group that sorts after null": grouping(
      (groups, ungrouped) => ungrouped > 0 && groups.some((group) => group > "null"),
    ),
    "a group of 64 characters": grouping((groups) => groups.some((group) => group.length === 64)),
    "ten groups and more": grouping((groups) => groups.length >= 10),
  }),
  ...classesOf(
    "GRP-06",
    {
      "a parent, its subgroup, and a group that goes on with a hyphen": grouping((groups) =>
        groups.some(
          (group) =>
            groups.some((other) => other.startsWith(`${group}-`)) &&
            groups.some((other) => other.startsWith(`${group}/`)),
        ),
      ),
      "groups that sort otherwise as whole texts": sorting(
        (a, b) => topOf(a) < topOf(b) && compareCodeUnits(a, b) > 0,
      ),
      "subgroups of one group in another order": grouping((groups) => {
        const below = groups.filter((group) => group.includes("/"));
        return below.some((group, index) =>
          below.slice(index + 1).some((later) => topOf(later) === topOf(group) && later < group),
        );
      }),
    },
    inSubgroups,
  ),
];

export const groupsClasses: readonly ValueClass[] = [
  ...presence,
  ...buckets,
  ...emptyBuckets,
  ...data,
  ...order,
];
