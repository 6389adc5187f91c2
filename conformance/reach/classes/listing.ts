/** Classes of LIST-01 … LIST-06 but for filters: the order of tools, groups, and what is counted. */
import { hostileNames } from "../../generators/name.js";
import { groupOf } from "../../spec/descriptor.js";
import { matchesFilter } from "../../spec/filter.js";
import { groupSelects } from "../../spec/group-name.js";
import { hasMember } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";
import type { CaseFacts } from "../case-facts.js";
import { totalOf } from "../listing-request.js";
import type { ListingRequest } from "../listing-request.js";
import { groupsSaid, somePair, someRegistry, someRequest } from "../predicates.js";
import { classesOf, forEach } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const counting = (is: (total: number, request: ListingRequest) => boolean): IsMet =>
  someRequest((_, request, { profile }) => {
    const total = totalOf(request, profile);
    return total !== undefined && is(total, request);
  });

const shapes: readonly ValueClass[] = classesOf("LIST-01", {
  "a registry without tools": someRegistry((registry) => registry.length === 0),
  "a registry of several tools": someRegistry((registry) => registry.length > 1),
  "a request that nothing matches": counting((total, { registry }) => total === 0 && registry.length > 0),
  ...forEach(
    ["group", "filter", "limit", "offset"],
    (param) => `a request with ${param}`,
    (param) => someRequest((params) => hasMember(params, param)),
  ),
  "a request without params": someRequest((params) => Object.keys(params).length === 1),
});

const names = (is: (a: string, b: string) => boolean): IsMet =>
  someRegistry((registry) => somePair(registry, (a, b) => is(a.name, b.name)));
const english = new Intl.Collator("en");
const natural = new Intl.Collator("en", { numeric: true });

const order: readonly ValueClass[] = classesOf("LIST-02", {
  "tools that are registered in another order": someRegistry((registry) =>
    registry.some((tool, index) => index > 0 && (registry[index - 1]?.name ?? "") > tool.name),
  ),
  "a name that is a prefix of another": names((a, b) => b.startsWith(a) && a !== b),
  "names that differ in case only": names((a, b) => a < b && a.toLowerCase() === b.toLowerCase()),
  "names that sort otherwise without regard to case": names(
    (a, b) => a < b && a.toLowerCase() > b.toLowerCase(),
  ),
  "names that a language sorts otherwise": names((a, b) => a < b && english.compare(a, b) > 0),
  "names of digits that sort otherwise as numbers": names(
    (a, b) => /^\d+$/.test(a + b) && a < b && Number(a) > Number(b),
  ),
  "names with numbers in them that natural order sorts otherwise": names(
    (a, b) => a < b && natural.compare(a, b) > 0 && english.compare(a, b) <= 0,
  ),
  "a digit and a hyphen, which objects sort otherwise": names((a, b) => /^\d+$/.test(b) && a.startsWith("-")),
  "an underscore between capitals and small letters": someRegistry((registry) =>
    [/^[A-Z]/, /^_/, /^[a-z]/].every((first) => registry.some(({ name }) => first.test(name))),
  ),
  "a name of 64 characters": someRegistry((registry) => registry.some(({ name }) => name.length === 64)),
  ...forEach(
    hostileNames,
    (hostile) => `the name ${hostile}`,
    (hostile) => someRegistry((registry) => registry.some(({ name }) => name === hostile)),
  ),
});

/** A request with a group, and the groups of the registry that it is about. */
const asking = (
  is: (wanted: string, groups: ReadonlySet<string>, request: ListingRequest, facts: CaseFacts) => boolean,
): IsMet =>
  someRequest(
    (params, request, facts) =>
      typeof params["group"] === "string" &&
      is(params["group"], groupsSaid(request.registry), request, facts),
  );
const any = (groups: ReadonlySet<string>, is: (group: string) => boolean): boolean => [...groups].some(is);

const withGroups = ["groups", "subgroups"] as const;

const groups: readonly ValueClass[] = [
  ...classesOf("LIST-03", {
    "a group that tools have": asking((wanted, said) => said.has(wanted)),
    "a group that no tool has": asking((wanted, said) => said.size > 0 && !said.has(wanted)),
    "a group in the other case": asking(
      (wanted, said) =>
        !said.has(wanted) && any(said, (group) => group.toLowerCase() === wanted.toLowerCase()),
    ),
    "a group of which only the beginning is asked": asking(
      (wanted, said) =>
        !said.has(wanted) && any(said, (group) => group.startsWith(wanted) && group[wanted.length] !== "/"),
    ),
    "a group with something added": asking(
      (wanted, said) => !said.has(wanted) && any(said, (group) => wanted.startsWith(group)),
    ),
    "two groups of which one begins like the other": asking(
      (wanted, said) =>
        said.has(wanted) && any(said, (group) => group !== wanted && group.startsWith(wanted)),
    ),
    "a group beside ungrouped tools": asking(
      (wanted, said, { registry }) => said.has(wanted) && registry.some((tool) => !hasMember(tool, "group")),
    ),
    "a group of several tools": asking(
      (wanted, _, { registry }) => registry.filter((tool) => tool["group"] === wanted).length > 1,
    ),
    "a group of 64 characters": asking((wanted, said) => wanted.length === 64 && said.has(wanted)),
    ...forEach(
      hostileNames,
      (hostile) => `the group ${hostile}`,
      (hostile) => asking((wanted) => wanted === hostile),
    ),
  }),
  ...classesOf(
    "LIST-03",
    {
      "a group that a tool has and a group below it": asking(
        (wanted, said) => said.has(wanted) && any(said, (group) => group.startsWith(`${wanted}/`)),
      ),
      "a group that only tools of its subgroups are in": asking(
        (wanted, said) => !said.has(wanted) && any(said, (group) => group.startsWith(`${wanted}/`)),
      ),
      "a subgroup that tools have": asking((wanted, said) => wanted.includes("/") && said.has(wanted)),
      "a subgroup that no tool has": asking((wanted, said) => wanted.includes("/") && !said.has(wanted)),
      "the last segment of a subgroup": asking((wanted, said) =>
        any(said, (group) => group.endsWith(`/${wanted}`)),
      ),
      "a group beside one that goes on with a hyphen": asking((wanted, said) =>
        any(said, (group) => group.startsWith(`${wanted}-`)),
      ),
    },
    { profiles: ["subgroups"] },
  ),
];

const both = (is: (counts: { group: number; filter: number; both: number; all: number }) => boolean): IsMet =>
  someRequest((params, { registry }, { profile }) => {
    const { group, filter: text } = params;
    if (typeof group !== "string" || typeof text !== "string" || text === "") return false;
    const ofGroup = registry.filter((tool) => groupSelects(group, groupOf(tool, profile), profile));
    const ofFilter = registry.filter((tool) => matchesFilter(tool, text) === "yes");
    const ofBoth = ofGroup.filter((tool) => ofFilter.includes(tool));
    return is({ group: ofGroup.length, filter: ofFilter.length, both: ofBoth.length, all: registry.length });
  });

const combined: readonly ValueClass[] = [
  ...classesOf("LIST-05", {
    "group and filter at once": someRequest(
      (params) => hasMember(params, "group") && hasMember(params, "filter"),
    ),
  }),
  ...classesOf(
    "LIST-05",
    {
      "both select fewer than each": both(
        (counts) => counts.both > 0 && counts.both < counts.group && counts.both < counts.filter,
      ),
      "each selects something, both nothing": both(
        (counts) => counts.both === 0 && counts.group > 0 && counts.filter > 0,
      ),
      "the filter changes nothing in the group": both(
        (counts) => counts.both > 0 && counts.both === counts.group && counts.group < counts.all,
      ),
      "the group changes nothing of the filter": both(
        (counts) => counts.both > 0 && counts.both === counts.filter && counts.filter < counts.group,
      ),
    },
    { profiles: withGroups },
  ),
];

const paged = (params: JsonObject): boolean => hasMember(params, "limit") || hasMember(params, "offset");
const counted = (narrowedBy: readonly string[]): IsMet =>
  someRequest((params, request, { profile }) => {
    const narrows = ["group", "filter"].filter((param) => hasMember(params, param));
    if (narrows.join() !== narrowedBy.join() || !paged(params)) return false;
    const total = totalOf(request, profile) ?? 0;
    return total > 0 && (Number(params["limit"] ?? Infinity) < total || Number(params["offset"] ?? 0) > 0);
  });

const totals: readonly ValueClass[] = classesOf("LIST-06", {
  "a page that is shorter than the total": counted([]),
  "a page that is shorter than the total of a filter": counted(["filter"]),
  "a page that is shorter than the total of a group": counted(["group"]),
  "a page that is shorter than the total of both": counted(["group", "filter"]),
  "a total of 0": counting((total, { registry }) => total === 0 && registry.length > 0),
  "a total that is the whole registry": counting(
    (total, { registry }) => total > 0 && total === registry.length,
  ),
});

export const listingClasses: readonly ValueClass[] = [...shapes, ...order, ...groups, ...combined, ...totals];
