import { readLine } from "../../clients/rpc-reply.js";
import { isJsonObject } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { answerIfAny, ask, onFreshConnection } from "./conversation.js";
import { readReply, shown } from "./reply.js";

/** One line, and the id that its reply must have; `null` where the line is no request, and RPC-05 and RPC-06 say which. */
type Case = { readonly line: string; readonly id: number | null };

const request = (method: string, params?: unknown): Case => {
  const id = 3;
  return { line: JSON.stringify({ jsonrpc: "2.0", id, method, params }), id };
};

/** RPC-03 on replies of every kind. Which error a reply is, other clauses say. */
export const replyShape = daemonCheck<Case>({
  id: "rpc.reply-shape",
  suite: "rpc",
  title: "a reply has jsonrpc, the id of its request, and either result or error",
  clauses: ["RPC-03"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a result that is an object", case: request("daemon.status") },
      { name: "a result that is an array", case: request("sessions.list") },
      { name: "an unknown method", case: request("no.such.method") },
      { name: "malformed params", case: request("tools.list", { limit: 0 }) },
      { name: "an unknown session", case: request("tools.list", { selector: "no-such-session" }) },
      {
        name: "a call on an unknown session",
        case: request("tools.call", { selector: "no-such-session", name: "x", args: {} }),
      },
      { name: "a line that is not JSON", case: { line: "{", id: null } },
      { name: "JSON that is no request", case: { line: "7", id: null } },
    ],
  }),
  perform: (world, { line, id }) =>
    onFreshConnection(world, async (client) => {
      // Whether a line that is no request is answered at all is not RPC-03's matter.
      const reply = id === null ? await answerIfAny(world, client, line) : await ask(client, line);
      if (reply === undefined) return undefined;
      const { text } = reply;
      const why = id === null ? misshapenButForId(text) : misshapen(text, id);
      if (why === undefined) return undefined;
      return {
        code: "malformed-reply",
        clause: "RPC-03",
        message: `a reply is malformed: ${why}`,
        expected: { jsonrpc: "2.0", id, "result or error": "exactly one of them" },
        actual: shown({ text }),
      };
    }),
});

function misshapen(text: string, id: number): string | undefined {
  const reading = readLine(text);
  if (reading.kind === "broken") return reading.why;
  if (reading.kind !== "reply") return `it is no reply but a ${reading.kind}`;
  return reading.id === id ? undefined : `its id is ${JSON.stringify(reading.id)}`;
}

/** As {@link misshapen}, whatever the id is, and without one too. */
function misshapenButForId(text: string): string | undefined {
  const { value } = readReply(text);
  if (!isJsonObject(value)) return "it is no JSON object";
  const reading = readLine(JSON.stringify({ ...value, id: null }));
  if (reading.kind === "broken") return reading.why;
  return reading.kind === "reply" ? undefined : `it is no reply but a ${reading.kind}`;
}
