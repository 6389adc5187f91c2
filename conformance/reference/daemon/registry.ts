/** One session's tools (REG, LIST): by name for calls, sorted for pages, indexed by group. */
import { fold, matches } from "./filter.js";
import { GroupIndex, type GroupTotal } from "./groups.js";
import { SortedList } from "./sorted-list.js";
import { compareTools, type Tool } from "./tool.js";

/** What a listing is narrowed to; absent members narrow nothing. */
export type ListQuery = {
  readonly group?: string;
  readonly filter?: string;
  readonly offset?: number;
  readonly limit?: number;
};

/** One page, and how many tools match before paging. */
export type ToolPage = { readonly tools: readonly Tool[]; readonly total: number };

export class Registry {
  #byName = new Map<string, Tool>();
  #sorted = new SortedList<Tool>(compareTools);
  #groups = new GroupIndex();

  get size(): number {
    return this.#byName.size;
  }

  /** Replaces everything (REG-01). Of several tools with one name the last stays (REG-06). */
  replaceAll(tools: readonly Tool[]): void {
    this.#byName = new Map(tools.map((tool) => [tool.name, tool]));
    const sorted = [...this.#byName.values()].sort(compareTools);
    this.#sorted = new SortedList(compareTools, sorted);
    this.#groups = new GroupIndex(sorted);
  }

  /** Adds a tool, or replaces the one of its name (REG-04). */
  upsert(tool: Tool): void {
    this.remove(tool.name);
    this.#byName.set(tool.name, tool);
    this.#sorted.add(tool);
    this.#groups.add(tool);
  }

  /** Removes a tool; an unknown name changes nothing (REG-04). */
  remove(name: string): void {
    const tool = this.#byName.get(name);
    if (tool === undefined) return;
    this.#byName.delete(name);
    this.#sorted.delete(tool);
    this.#groups.remove(tool);
  }

  get(name: string): Tool | undefined {
    return this.#byName.get(name);
  }

  /** One page (LIST-03 to LIST-08). Only a filter looks at more tools than the page holds. */
  list({ group, filter = "", offset = 0, limit = Infinity }: ListQuery): ToolPage {
    const candidates = group === undefined ? this.#sorted : this.#groups.toolsIn(group);
    if (filter === "") return { tools: candidates.slice(offset, limit), total: candidates.size };
    const needle = fold(filter);
    const matching = [...candidates].filter((tool) => matches(tool.searchText, needle));
    return { tools: matching.slice(offset, offset + limit), total: matching.length };
  }

  /** The summary of the whole registry, whatever a listing is narrowed to (GRP-02). */
  groups(): GroupTotal[] {
    return this.#groups.summary();
  }
}
