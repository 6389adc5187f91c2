import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { onFreshConnection } from "./conversation.js";
import { listText } from "./request.js";
import { answeredAlike } from "./same-answer.js";

/** A filter with terminators of other conventions in it, and white space to stand between the tokens of its request. */
type Case = { readonly filter: string; readonly between: string };

const terminators = fc.constantFrom("\u2028", "\u2029", "\u0085", "a", "é", "\u001e", "\u000b", "\u000c");

/**
 * RPC-01: the same request is sent as plain ASCII, where every terminator is an escape, and with the characters
 * themselves. A CR is white space between tokens, so that a line may hold one anywhere.
 */
export const onlyLfEndsAMessage = daemonCheck<Case>({
  id: "rpc.only-lf-ends-a-message",
  suite: "rpc",
  title: "U+2028, U+2029, U+0085 and a lone CR do not end a message",
  clauses: ["RPC-01"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      filter: fc.string({ unit: terminators, minLength: 1, maxLength: 6 }),
      between: fc.constantFrom("", "\r", " \r\t", "\t"),
    }),
    share: 0.6,
  }),
  async perform(world, { filter, between }) {
    const tools = [
      { name: "marked", description: `before${filter}after` },
      { name: "plain", description: "no terminator" },
    ];
    const app = await installed(world, tools, "RPC-01");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, (client) => {
      const plain = asAscii(listText(1, sessionId, { filter }));
      const raw = listText(2, sessionId, { filter }).replace('{"jsonrpc":"2.0",', (head) => head + between);
      const how = "a request with characters that only look like a line end";
      return answeredAlike(client, plain, { id: 2, send: () => client.sendLine(raw), how }, "RPC-01");
    });
  },
});

/** The JSON text with every character beyond ASCII escaped; it says the same. */
function asAscii(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
