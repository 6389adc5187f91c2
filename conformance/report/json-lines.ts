/** A JSON value as lines that are pleasant to read: on one line what fits on one, the rest with a line for each member. */
import { count, visibleJson } from "./visible.js";

export type JsonLinesOptions = {
  /** Columns that a line should not exceed. */
  readonly width: number;
  /** Characters kept of a string, and elements kept of an array or object. Default: all. */
  readonly longestString?: number;
  readonly mostElements?: number;
  /** The outermost members get a line each even when one line would hold them all. */
  readonly isOpen?: boolean;
};

/** What a target sends can nest a million deep, which no recursion survives; what a person reads does not nest this deep. */
export const deepest = 64;

/** Renders the value. Numbers, strings and names are JSON; what was left out stands in it as `… (12 more)`. */
export function jsonLines(value: unknown, options: JsonLinesOptions): string[] {
  return block(withinDepth(value), 0, options);
}

/** The value on one line, however long. */
export function jsonLine(value: unknown): string {
  return inline(withinDepth(value), {});
}

/** A copy that JSON can hold and that nests at most `depth` deep: for a stringifier, which is recursive. */
export function withinDepth(value: unknown, depth = deepest): unknown {
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return value ?? null;
  if (depth === 0) return "… (nests deeper)";
  if (Array.isArray(value)) return value.map((element) => withinDepth(element, depth - 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, withinDepth(member, depth - 1)]),
  );
}

type Limits = Pick<JsonLinesOptions, "longestString" | "mostElements">;

function block(
  value: unknown,
  indent: number,
  options: JsonLinesOptions,
  prefix = "",
  suffix = "",
): string[] {
  const margin = " ".repeat(indent);
  const line = margin + prefix + inline(value, options) + suffix;
  const mayStay = line.length <= options.width && !(options.isOpen === true && indent === 0);
  if (typeof value !== "object" || value === null || mayStay) return [line];
  const members = membersOf(value);
  if (members.length === 0) return [line];
  const shown = members.slice(0, options.mostElements);
  const missing = members.length - shown.length;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const inner = shown.flatMap(([key, member], index) => {
    const isLast = index === members.length - 1;
    const name = key === undefined ? "" : `${text(key, {})}: `;
    return block(member, indent + 2, options, name, isLast ? "" : ",");
  });
  const more = missing === 0 ? [] : [`${margin}  … (${count(missing)} more)`];
  return [margin + prefix + open, ...inner, ...more, margin + close + suffix];
}

function inline(value: unknown, limits: Limits): string {
  if (typeof value === "string") return text(value, limits);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value);
  const parts = members.slice(0, limits.mostElements).map(([key, member]) => {
    const inner = inline(member, limits);
    return key === undefined ? inner : `${text(key, {})}: ${inner}`;
  });
  if (parts.length < members.length) parts.push(`… (${count(members.length - parts.length)} more)`);
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function membersOf(value: object): readonly (readonly [string | undefined, unknown])[] {
  if (Array.isArray(value)) return value.map((element: unknown) => [undefined, element] as const);
  return Object.entries(value);
}

function text(string: string, { longestString = Infinity }: Limits): string {
  if (string.length <= longestString) return visibleJson(JSON.stringify(string));
  const kept = visibleJson(JSON.stringify(string.slice(0, longestString)));
  return `${kept.slice(0, -1)}…" (${count(string.length - longestString)} more characters)`;
}
