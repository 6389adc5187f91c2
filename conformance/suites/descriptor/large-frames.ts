import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { openApp, settleAlive } from "../settling.js";
import { findRefusal } from "./verdict.js";

/** A frame of so many bytes, filled up inside of one member; the description comes behind it. */
type LargeFrame = {
  readonly bytes: number;
  readonly filled: "x" | "input_schema";
  readonly description: string | number;
};

/** What a frame may hold at most (PROTOCOL, the app's socket). */
const mostBytes = 256 * 1024;
/** Limits that libraries have by default, and the one of the protocol. */
const sizes = [64 * 1024, 64 * 1024 + 1, 128 * 1024 + 1, mostBytes - 1, mostBytes];

const frames: readonly LargeFrame[] = sizes.flatMap((bytes) => [
  { bytes, filled: "x", description: "Large." },
  { bytes, filled: "input_schema", description: "Large." },
  { bytes, filled: "x", description: 7 },
]);

/** DESC-10 up to the size of a frame: a verdict, and the right one. */
export const largeFrames = daemonCheck<LargeFrame>({
  id: "descriptor.large-frames",
  suite: "descriptor",
  title: "a descriptor may fill a frame of 256 KiB and is judged all the same",
  clauses: ["DESC-10"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: frames.map((testCase) => ({
      name: `${testCase.bytes} bytes in ${testCase.filled}, ${typeof testCase.description === "string" ? "valid" : "invalid"}`,
      case: testCase,
    })),
  }),
  async perform(world, testCase) {
    const app = await openApp(world);
    app.client.sendText(frameOf(testCase, app.sessionId));
    if (typeof testCase.description === "number") return findRefusal(world, app, "DESC-10");
    const settled = await settleAlive(world, app);
    if (settled.kind === "closed") {
      return {
        code: settled.code === 1008 ? "refused" : "closed-socket",
        clause: "DESC-10",
        message: `a valid descriptor in a frame of ${testCase.bytes} bytes was not accepted`,
        expected: "the socket stays open",
        actual: { code: settled.code, reason: settled.reason },
      };
    }
    const listing = readListing(await world.list(app), "DESC-10");
    if (!listing.ok) return listing.finding;
    const names = listing.value.tools.map((tool) => tool.name);
    if (names.includes("large")) return undefined;
    return {
      code: "not-applied",
      clause: "DESC-10",
      message: `a descriptor in a frame of ${testCase.bytes} bytes is not listed`,
      expected: ["large"],
      actual: names,
    };
  },
});

function frameOf({ bytes, filled, description }: LargeFrame, sessionId: string): string {
  const frame = (filling: string): string => {
    const member = filled === "x" ? `"x":"${filling}"` : `"input_schema":{"title":"${filling}"}`;
    const tool = `{"name":"large",${member},"description":${JSON.stringify(description)}}`;
    return `{"type":"tool_registry_snapshot","session_id":${JSON.stringify(sessionId)},"tools":[${tool}]}`;
  };
  return frame("y".repeat(bytes - Buffer.byteLength(frame(""))));
}
