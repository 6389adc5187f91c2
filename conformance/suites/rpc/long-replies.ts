import { isJsonObject } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { hear, onFreshConnection, replyTo, sendInChunks } from "./conversation.js";
import { shown } from "./reply.js";
import { linesOf, listText, statusText } from "./request.js";
import { strayInPlaceOfReply } from "./same-answer.js";

/** How many tools, and the character that their descriptions of the greatest length consist of. */
type Case = { readonly tools: number; readonly character: string };

/** DESC-03 allows so many code units. */
const longestDescription = 4096;

/** RPC-09: two listings of megabytes and a short reply, asked for without waiting. */
export const longReplies = daemonCheck<Case>({
  id: "rpc.long-replies",
  suite: "rpc",
  title: "replies of megabytes arrive whole",
  clauses: ["RPC-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "1.2 MB", case: { tools: 300, character: "x" } },
      { name: "2.5 MB of characters of three bytes", case: { tools: 200, character: "漢" } },
    ],
  }),
  async perform(world, { tools, character }) {
    const description = character.repeat(longestDescription);
    const registry = Array.from({ length: tools }, (_, number) => ({ name: `tool-${number}`, description }));
    const app = await installed(world, registry, "RPC-09");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, async (client) => {
      const requests = [listText(1, sessionId), statusText(2), listText(3, sessionId)];
      await sendInChunks(
        world,
        client,
        requests.map((request) => linesOf([request])),
      );
      const heard = await hear(client, [1, 2, 3]);
      const [stray] = heard.strays;
      if (stray !== undefined) {
        return strayInPlaceOfReply(stray, "a request whose reply is of megabytes", "RPC-09");
      }
      for (const id of [1, 3]) {
        const reply = replyTo(heard, id);
        const { result } = reply;
        const listed = isJsonObject(result) ? result["tools"] : undefined;
        const isWhole =
          Array.isArray(listed) && listed.length === tools && listed.every((tool) => isLong(tool));
        if (isWhole) continue;
        return {
          code: reply.error === undefined ? "wrong-tools" : "refused",
          clause: "RPC-09",
          message: "a listing of megabytes did not come whole",
          expected: `${tools} tools, each with a description of ${longestDescription} code units`,
          actual: Array.isArray(listed) ? `${listed.length} tools` : shown(reply),
        };
      }
      return undefined;
    });
  },
});

function isLong(tool: unknown): boolean {
  if (!isJsonObject(tool)) return false;
  const { description } = tool;
  return typeof description === "string" && description.length === longestDescription;
}
