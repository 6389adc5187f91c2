import { PeerError } from "../../clients/peer-error.js";
import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import { NotJudged } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { hear, letItRead, onFreshConnection, sendInChunks } from "./conversation.js";
import { linesOf, listText, requestText } from "./request.js";

/** What is asked before the writing side is shut down. An app answers the call only after that. */
type Case = "one listing" | "five listings" | "a call";

/** RPC-11: a SHOULD, so that a missing reply is a finding like any other, and not a hang. */
export const halfClose = daemonCheck<Case>({
  id: "rpc.half-close",
  suite: "rpc",
  title: "a client that has shut down its writing side still gets the replies",
  clauses: ["RPC-11"],
  level: "SHOULD",
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: (["one listing", "five listings", "a call"] as const).map((name) => ({ name, case: name })),
  }),
  perform: (world, asked) =>
    onFreshConnection(world, async (client) => {
      const { ids, answer } = await askFor(world, client, asked);
      client.endWrites();
      if (answer !== undefined) {
        await letItRead(world);
        answer();
      }
      try {
        await hear(client, ids, { pastStrays: true });
        return undefined;
      } catch (error) {
        if (!(error instanceof PeerError)) throw error;
        // Ends in a crash when the daemon is gone.
        await world.rpc.call("daemon.status");
        return missing(error, asked);
      }
    }),
});

/** Sends the requests. `answer` lets the app answer the call that has reached it. */
async function askFor(
  world: DaemonWorld,
  client: RpcClient,
  asked: Case,
): Promise<{ readonly ids: readonly number[]; readonly answer?: () => void }> {
  const app = await world.app();
  if (asked !== "a call") {
    const ids = Array.from({ length: asked === "one listing" ? 1 : 5 }, (_, index) => index + 1);
    const requests = ids.map((id) => linesOf([listText(id, app.sessionId)]));
    await sendInChunks(world, client, requests);
    return { ids };
  }
  await app.install([{ name: "answers-late", description: "Answers when it is told to." }]);
  const reached = app.client.waitForFrame(({ type }) => type === "tool_call");
  const params = { selector: app.sessionId, name: "answers-late", args: {} };
  await client.sendLine(requestText({ id: 1, method: "tools.call", params }));
  const frame = await reached.catch((error: unknown) => {
    if (!(error instanceof PeerError)) throw error;
    throw new NotJudged("untestable", `a tools.call does not reach the app (WIRE-06): ${error.message}`);
  });
  const call = JSON.stringify(frame.members["id"]);
  return {
    ids: [1],
    answer: () => {
      app.sendText("tool_result", `"id":${call},"result":"late"`);
    },
  };
}

function missing({ kind, message }: PeerError, asked: Case): Finding {
  return {
    code: kind === "closed" ? "closed-connection" : "no-reply",
    clause: "RPC-11",
    message: `a client that shut down its writing side after ${asked} did not get every reply: ${message}`,
    expected: "the replies, then the end of the connection",
    actual: kind,
  };
}
