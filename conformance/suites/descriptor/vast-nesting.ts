import { daemonCheck } from "../daemon-check.js";
import { sameVerdictTwice } from "./open-verdict.js";

/** A descriptor with an unknown member that nests this deep. */
type NestingCase = { readonly levels: number; readonly of: "arrays" | "objects" };

/** The deepest that fit a frame: an array costs two bytes a level, an object six. */
const cases: readonly NestingCase[] = [
  { levels: 2_000, of: "arrays" },
  { levels: 20_000, of: "arrays" },
  { levels: 120_000, of: "arrays" },
  { levels: 40_000, of: "objects" },
];

/** DESC-10 far past the 200 levels that are valid: the verdict is open, the daemon's life is not. */
export const vastNesting = daemonCheck<NestingCase>({
  id: "descriptor.vast-nesting",
  suite: "descriptor",
  title: "a descriptor that nests a hundred thousand levels gets a verdict, and the daemon lives",
  clauses: ["DESC-10"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: cases.map((testCase) => ({ name: `${testCase.levels} ${testCase.of}`, case: testCase })),
  }),
  perform: (world, testCase) => sameVerdictTwice(world, textOf(testCase)),
});

function textOf({ levels, of }: NestingCase): string {
  const [open, close] = of === "arrays" ? ["[", "]"] : ['{"a":', "}"];
  const nest = `${open.repeat(levels)}${of === "arrays" ? "" : "1"}${close.repeat(levels)}`;
  return `{"name":"deep","description":"Nests.","x":${nest}}`;
}
