import fc from "fast-check";
import { insideCharacters } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { onFreshConnection, sendInChunks } from "./conversation.js";
import { linesOf, listText } from "./request.js";
import { answeredAlike } from "./same-answer.js";

/** A filter of characters of several bytes, and how many bytes of each are sent before the cut. */
type Case = { readonly filter: string; readonly after: number };

const characters = fc.constantFrom("é", "ж", "ñ", "漢", "字", "한", "€", "😀", "𝄞", "a");

/** RPC-02: a character decoded wrong is not in the tool's description, so that the answer differs. */
export const charactersCutInTwo = daemonCheck<Case>({
  id: "rpc.characters-cut-in-two",
  suite: "rpc",
  title: "a multibyte character may be cut in two between writes",
  clauses: ["RPC-02"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      filter: fc.string({ unit: characters, minLength: 1, maxLength: 4 }).filter((text) => /[^a]/.test(text)),
      after: fc.integer({ min: 1, max: 3 }),
    }),
    share: 0.6,
  }),
  async perform(world, { filter, after }) {
    const tools = [
      { name: "marked", description: `before ${filter} behind` },
      { name: "plain", description: "plain" },
    ];
    const app = await installed(world, tools, "RPC-02");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, (client) => {
      const chunks = insideCharacters(linesOf([listText(2, sessionId, { filter })]), after);
      const send = (): Promise<void> => sendInChunks(world, client, chunks);
      const how = "a request with characters that were cut in two between writes";
      return answeredAlike(client, listText(1, sessionId, { filter }), { id: 2, send, how }, "RPC-02");
    });
  },
});
