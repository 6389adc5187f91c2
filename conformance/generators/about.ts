/** Values that are derived from a registry, generated apart from it. */
import type { Tool } from "../spec/descriptor.js";

/** What the value is for a given registry. */
export type About<T> = (registry: readonly Tool[]) => T;

/** The element that a number picks, whatever the length. */
export function picked<T>(elements: readonly T[], number: number): T | undefined {
  return elements[number % Math.max(1, elements.length)];
}
