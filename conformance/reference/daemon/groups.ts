/** The registry's index by group: which tools a group selects (LIST-03), and the summary of all groups (GRP). */
import { selectionsOf } from "./group-name.js";
import { compareGroups } from "./order.js";
import { SortedList } from "./sorted-list.js";
import { compareTools, type Tool } from "./tool.js";

/** One element of the `groups` summary; `null` is the bucket of the ungrouped tools. */
export type GroupTotal = { readonly group: string | null; readonly total: number };

type Bucket = { readonly group: string; readonly tools: SortedList<Tool> };

export class GroupIndex {
  readonly #buckets = new Map<string, Bucket>();
  readonly #order = new SortedList<Bucket>((a, b) => compareGroups(a.group, b.group));
  #ungrouped = 0;

  /** @param sorted - every tool of the registry, by name */
  constructor(sorted: readonly Tool[] = []) {
    const members = new Map<string, Tool[]>();
    for (const tool of sorted) {
      if (tool.group === null) this.#ungrouped += 1;
      for (const group of groupsOf(tool)) {
        const tools = members.get(group);
        if (tools === undefined) members.set(group, [tool]);
        else tools.push(tool);
      }
    }
    for (const [group, tools] of members) this.#open(group, tools);
  }

  add(tool: Tool): void {
    if (tool.group === null) this.#ungrouped += 1;
    for (const group of groupsOf(tool)) (this.#buckets.get(group) ?? this.#open(group)).tools.add(tool);
  }

  remove(tool: Tool): void {
    if (tool.group === null) this.#ungrouped -= 1;
    for (const group of groupsOf(tool)) {
      const bucket = this.#buckets.get(group);
      if (bucket === undefined) continue;
      bucket.tools.delete(tool);
      if (bucket.tools.size === 0) this.#close(bucket);
    }
  }

  /** The tools that a group selects, by name; none where no tool has it. */
  toolsIn(group: string): SortedList<Tool> {
    return this.#buckets.get(group)?.tools ?? new SortedList<Tool>(compareTools);
  }

  /** Every bucket that has tools, in order, the ungrouped one last. */
  summary(): GroupTotal[] {
    const totals: GroupTotal[] = [];
    for (const { group, tools } of this.#order) totals.push({ group, total: tools.size });
    if (this.#ungrouped > 0) totals.push({ group: null, total: this.#ungrouped });
    return totals;
  }

  #open(group: string, sorted: readonly Tool[] = []): Bucket {
    const bucket = { group, tools: new SortedList(compareTools, sorted) };
    this.#buckets.set(group, bucket);
    this.#order.add(bucket);
    return bucket;
  }

  #close(bucket: Bucket): void {
    this.#buckets.delete(bucket.group);
    this.#order.delete(bucket);
  }
}

function groupsOf(tool: Tool): string[] {
  return tool.group === null ? [] : selectionsOf(tool.group);
}
