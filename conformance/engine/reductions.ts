/** Simpler variants of a case, of whatever shape: fewer elements, fewer members, smaller numbers, plainer texts. */

/** The way to a value inside a case. */
type Path = readonly (string | number)[];

/** The ways to make a case simpler, in the order in which they save most. */
export const reductionKinds = ["numbers", "elements", "members", "texts"] as const;
export type ReductionKind = (typeof reductionKinds)[number];

/**
 * Variants of the case that are simpler in one thing each, the boldest first. A variant may be a case that the check's
 * generator would never make; whoever takes one sees to it that it is a fair one.
 */
export function* reductions(testCase: unknown, kind: ReductionKind): Generator {
  const letters = kind === "texts" ? lettersNotIn(testCase) : [];
  for (const { path, value } of placesIn(testCase, [])) {
    if (kind === "elements" && Array.isArray(value)) yield* fewerElements(testCase, path, value.length);
    if (kind === "members" && typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const member of Object.keys(value))
        yield edited(testCase, path, (object) => without(object, member));
    }
    if (kind === "numbers" && typeof value === "number") {
      for (const smaller of smallerNumbers(value)) yield edited(testCase, path, () => smaller);
    }
    const [letter] = letters;
    if (typeof value === "string" && value.length > 1 && letter !== undefined) {
      yield edited(testCase, path, () => letter);
    }
  }
}

function* placesIn(value: unknown, path: Path): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Without halves, then quarters, down to single elements. */
function* fewerElements(testCase: unknown, path: Path, length: number): Generator {
  for (let size = Math.ceil(length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < length; start += size) {
      const end = start + size;
      yield edited(testCase, path, (array) =>
        (array as unknown[]).filter((_, index) => index < start || index >= end),
      );
    }
  }
}

function smallerNumbers(value: number): number[] {
  const candidates = [0, 1, Math.trunc(value / 2), value - 1];
  return [...new Set(candidates)].filter((candidate) => Math.abs(candidate) < Math.abs(value));
}

/** Letters that are no text of the case, so that putting one in makes no two texts equal. */
function lettersNotIn(testCase: unknown): string[] {
  const texts = new Set([...placesIn(testCase, [])].map(({ value }) => value));
  return Array.from("abcdefghijklmnopqrstuvwxyz").filter((letter) => !texts.has(letter));
}

/** A copy with the value at the path replaced. Members of any name are kept, `__proto__` too. */
function edited(value: unknown, path: Path, change: (inner: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return (value as unknown[]).map((element, index) =>
      index === key ? edited(element, rest, change) : element,
    );
  }
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([member, inner]) => [member, member === key ? edited(inner, rest, change) : inner] as const),
  );
}

function without(object: unknown, member: string): unknown {
  return Object.fromEntries(Object.entries(object as object).filter(([name]) => name !== member));
}
