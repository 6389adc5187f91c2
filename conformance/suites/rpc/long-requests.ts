import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { ask, hear, onFreshConnection, replyTo } from "./conversation.js";
import { listText } from "./request.js";
import { compared, strayInPlaceOfReply } from "./same-answer.js";

/** How many bytes the line has, its LF not counted, and what makes it so long. */
type Case = { readonly bytes: number; readonly padding: "spaces" | "text" };

/** RPC-09: the most that a request may have. */
const longest = 1024 * 1024;
/** Where line readers of some libraries end by default. */
const usualLimit = 64 * 1024;

/** RPC-09: the padding is a param that the daemon does not know, or space between tokens. */
export const longRequests = daemonCheck<Case>({
  id: "rpc.long-requests",
  suite: "rpc",
  title: "requests of up to 1 MiB are served",
  clauses: ["RPC-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "64 KiB", case: { bytes: usualLimit, padding: "text" } },
      { name: "64 KiB and a byte", case: { bytes: usualLimit + 1, padding: "text" } },
      { name: "256 KiB and a byte", case: { bytes: 4 * usualLimit + 1, padding: "text" } },
      { name: "1 MiB less a byte", case: { bytes: longest - 1, padding: "text" } },
      { name: "1 MiB", case: { bytes: longest, padding: "text" } },
      { name: "1 MiB by spaces", case: { bytes: longest, padding: "spaces" } },
    ],
  }),
  async perform(world, { bytes, padding }) {
    const app = await installed(world, [{ name: "only", description: "The only one." }], "RPC-09");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, async (client) => {
      const short = listText(1, sessionId, { padding: "" });
      const usual = await ask(client, short);
      // Whether an unknown param is ignored is LIST-12's matter.
      if (usual.error !== undefined) return undefined;
      await client.sendLine(padded(listText(2, sessionId, { padding: "" }), bytes, padding));
      const heard = await hear(client, [2]);
      const how = `a request of ${bytes} bytes`;
      const [stray] = heard.strays;
      if (stray !== undefined) return strayInPlaceOfReply(stray, how, "RPC-09");
      return compared(usual, replyTo(heard, 2), how, "RPC-09");
    });
  },
});

/** The request with its empty padding filled until the line has so many bytes. */
function padded(request: string, bytes: number, padding: Case["padding"]): string {
  const missing = bytes - Buffer.byteLength(request);
  if (padding === "spaces") return request.replace(",", (comma) => comma + " ".repeat(missing));
  return request.replace('"padding":""', () => `"padding":"${"x".repeat(missing)}"`);
}
