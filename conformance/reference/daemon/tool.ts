/** A registered tool: the descriptor as the app sent it, and what the registry derives from it once. */
import { groupOf, type Descriptor } from "./descriptor.js";
import { fold, type SearchText } from "./filter.js";
import { compareCodeUnits } from "./order.js";
import type { Profile } from "./profile.js";

export class Tool {
  readonly name: string;
  /** `null` where the tool is ungrouped, and always in profile `base`. */
  readonly group: string | null;
  readonly descriptor: Descriptor;
  #searchText: SearchText | undefined;

  constructor(descriptor: Descriptor, profile: Profile) {
    this.name = descriptor.name;
    this.group = groupOf(descriptor, profile);
    this.descriptor = descriptor;
  }

  /** Folded when a filter first asks for it. */
  get searchText(): SearchText {
    this.#searchText ??= { name: fold(this.name), description: fold(this.descriptor.description) };
    return this.#searchText;
  }
}

export function compareTools(a: Tool, b: Tool): number {
  return compareCodeUnits(a.name, b.name);
}
