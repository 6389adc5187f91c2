import fc from "fast-check";
import { established, listings } from "../asking.js";
import { wrongTools } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** A description that is one character over and over, with a needle in it. */
export type Haystack = {
  readonly of: string;
  readonly length: number;
  readonly needle: string;
  readonly at: number;
};

/** What DESC-03 allows, in code units. */
const longest = 4096;

/** LIST-04: "the whole description is searched"; how long a filter may be is LIST-13. */
export const filterReachesEverything = daemonCheck({
  id: "list.filter-reaches-everything",
  suite: "list",
  title: "filter finds a text at every place of a description of any length",
  clauses: ["LIST-04"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .record({
        of: fc.constantFrom("a", " ", ".", "é", "漢", "😀", "e\u0301"),
        length: fc.oneof(
          fc.constantFrom(longest, 4095, 2048, 1024, 256, 255),
          fc.integer({ min: 1, max: longest }),
        ),
        needle: fc.oneof(
          fc.constantFrom("x", "Xy", "x ", "éж", "💧", "[x]"),
          fc.constantFrom(2, 64, 200).map((length) => "x".repeat(length)),
        ),
        place: fc.oneof(
          fc.constantFrom(0, 1),
          fc.integer({ min: 1, max: 99 }).map((hundredths) => hundredths / 100),
        ),
      })
      .map(fitted),
    share: 0.3,
  }),
  async perform(world, haystack) {
    const registry = [
      { name: "hit", description: describedAs(haystack) },
      { name: "miss", description: haystack.of.repeat(4) },
    ];
    const ready = await established(world, registry, "LIST-04");
    if (!ready.ok) return ready.finding;
    const params = { filter: haystack.needle };
    const listed = await listings(world, ready.value.app, [params], "LIST-04");
    if (!listed.ok) return listed.finding;
    const message = "a text in a description is not found, or is found where it is not";
    return listed.value
      .map((listing) => wrongTools({ clause: "LIST-04", params }, ["hit"], listing, message))
      .find((found) => found !== undefined);
  },
});

type Drawn = {
  readonly of: string;
  readonly length: number;
  readonly needle: string;
  readonly place: number;
};

/** `at` counts repetitions before the needle, and `length` those in all, so that the whole is no longer than it may be. */
function fitted({ of, length, needle, place }: Drawn): Haystack {
  const repetitions = Math.floor(Math.max(0, length - needle.length) / of.length);
  return { of, length: repetitions, needle, at: Math.round(place * repetitions) };
}

/** The description that the case stands for. */
export function describedAs({ of, length, needle, at }: Haystack): string {
  return of.repeat(at) + needle + of.repeat(length - at);
}
