import { PeerError } from "../../clients/peer-error.js";
import { NotJudged } from "../../engine/check.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { hear, hearRest, onFreshConnection, replyTo } from "./conversation.js";
import { readReply, shown } from "./reply.js";
import type { Reply } from "./reply.js";
import { requestText } from "./request.js";

/** The id that each of the two connections gives its call. */
type Case = { readonly ids: readonly [number, number] };

const [toolOfOne, toolOfTwo] = ["called-by-one", "called-by-two"] as const;
const tools = [toolOfOne, toolOfTwo].map((name) => ({ name, description: "Answers with its own name." }));

/** RPC-13: two calls are pending at the same time, and the app answers the later one first. */
export const callsOfTwoConnections = daemonCheck<Case>({
  id: "rpc.calls-of-two-connections",
  suite: "rpc",
  title: "a call that is answered late is answered on its own connection",
  clauses: ["RPC-13"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "the same id", case: { ids: [1, 1] } },
      { name: "different ids", case: { ids: [1, 2] } },
    ],
  }),
  async perform(world, { ids: [idOfOne, idOfTwo] }) {
    const installedApp = await installed(world, tools, "RPC-13");
    if (!installedApp.ok) return installedApp.finding;
    const app = installedApp.value;
    const callText = (id: number, name: string): string =>
      requestText({ id, method: "tools.call", params: { selector: app.sessionId, name, args: {} } });
    return onFreshConnection(world, (one) =>
      onFreshConnection(world, async (two) => {
        const reached = [callReaching(app, toolOfOne), callReaching(app, toolOfTwo)] as const;
        await one.sendLine(callText(idOfOne, toolOfOne));
        await two.sendLine(callText(idOfTwo, toolOfTwo));
        const [callOfOne, callOfTwo] = await Promise.all(reached);

        answer(app, callOfTwo, toolOfTwo);
        // It spans both answers, so it may wait for both.
        const lineToOne = one.nextLine(2 * world.timeoutMs);
        const first = await Promise.race([hear(two, [idOfTwo]), lineToOne]);
        if (typeof first === "string") return foreign(readReply(first));
        const [stray] = first.strays;
        if (stray !== undefined) return foreign(stray);

        answer(app, callOfOne, toolOfOne);
        const lineToTwo = two.nextLine(2 * world.timeoutMs).then((text) => foreign(readReply(text)));
        const second = await Promise.race([lineToOne, lineToTwo]);
        if (typeof second !== "string") return second;
        const replies = [readReply(second), replyTo(first, idOfTwo)] as const;
        if (answeredWith(replies[0]) === toolOfTwo) return foreign(replies[0]);
        if (answeredWith(replies[1]) === toolOfOne) return foreign(replies[1]);
        const [further] = await hearRest(world, one);
        return further === undefined ? undefined : foreign(further);
      }),
    );
  },
});

/** The frame id of the call of a tool, as JSON text, when it reaches the app. */
async function callReaching(app: JoinedApp, name: string): Promise<string> {
  try {
    const frame = await app.client.waitForFrame(
      ({ type, members }) => type === "tool_call" && members["name"] === name,
    );
    return JSON.stringify(frame.members["id"]);
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "timeout") throw error;
    throw new NotJudged("untestable", `a tools.call does not reach the app (WIRE-06): ${error.message}`);
  }
}

function answer(app: JoinedApp, call: string, name: string): void {
  app.sendText("tool_result", `"id":${call},"result":${JSON.stringify(name)}`);
}

/** The app's own answer in the result of a call. */
function answeredWith({ result }: Reply): unknown {
  return isJsonObject(result) ? result["result"] : undefined;
}

function foreign(actual: Reply): Finding {
  return {
    code: "leaked",
    clause: "RPC-13",
    message: "the answer to a call came on a connection that had not called",
    expected: "each connection gets the answer to its own call, and nothing else",
    actual: shown(actual),
  };
}
