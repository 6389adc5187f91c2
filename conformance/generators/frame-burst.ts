/** Frames of an app that follow one another: changes of its registry, and events between them (WIRE-09). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** One frame; tools are told apart by their names only. */
export type BurstFrame =
  | { readonly snapshot: readonly string[] }
  | { readonly upsert: string }
  | { readonly remove: string }
  | "event";

const toolName = fc.constantFrom("a", "b", "c", "d", "e");

const frame: Arbitrary<BurstFrame> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<BurstFrame>("event") },
  { weight: 3, arbitrary: fc.uniqueArray(toolName, { maxLength: 4 }).map((snapshot) => ({ snapshot })) },
  { weight: 2, arbitrary: toolName.map((upsert) => ({ upsert })) },
  { weight: 1, arbitrary: toolName.map((remove) => ({ remove })) },
);

/** Frames that are sent without waiting for anything. */
export function burst(maxLength: number): Arbitrary<readonly BurstFrame[]> {
  return fc.array(frame, { minLength: 1, maxLength, size: "max" });
}

/** The registry after a frame, its names sorted. */
export function registryAfter(registry: readonly string[], frame: BurstFrame): readonly string[] {
  if (frame === "event") return registry;
  if ("snapshot" in frame) return [...frame.snapshot].sort();
  const name = "upsert" in frame ? frame.upsert : frame.remove;
  const others = registry.filter((other) => other !== name);
  return "upsert" in frame ? [...others, name].sort() : others;
}
