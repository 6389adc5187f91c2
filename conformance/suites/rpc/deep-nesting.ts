import { daemonCheck } from "../daemon-check.js";
import { witnessed } from "./witness.js";

/** A line: `before`, then so many times `opening`, `core`, as many times `closing`, `behind`. */
type Case = {
  readonly before: string;
  readonly opening: string;
  readonly core: string;
  readonly closing: string;
  readonly behind: string;
  readonly levels: number;
};

/** A parser that recurses without a limit has used up any usual stack by then. */
const levels = 100_000;
const request = '{"jsonrpc":"2.0","id":1,"method":"tools.list","params":{"unknown":';
const bare = { before: "", behind: "", levels };
const inParams = { before: request, behind: "}}", levels };

/** RPC-10: whether such a line is served or refused is open. */
export const deepNesting = daemonCheck<Case>({
  id: "rpc.deep-nesting",
  suite: "rpc",
  title: "JSON nested 100,000 levels deep ends neither the daemon nor another connection",
  clauses: ["RPC-10"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "arrays", case: { ...bare, opening: "[", core: "", closing: "]" } },
      { name: "objects", case: { ...bare, opening: '{"a":', core: "{}", closing: "}" } },
      { name: "arrays that are not closed", case: { ...bare, opening: "[", core: "", closing: "" } },
      { name: "arrays in params", case: { ...inParams, opening: "[", core: "", closing: "]" } },
      { name: "objects in params", case: { ...inParams, opening: '{"a":', core: "{}", closing: "}" } },
    ],
  }),
  async perform(world, { before, opening, core, closing, behind, levels: depth }) {
    const line = `${before}${opening.repeat(depth)}${core}${closing.repeat(depth)}${behind}\n`;
    return (await witnessed(world, Buffer.from(line), "RPC-10")).finding;
  },
});
