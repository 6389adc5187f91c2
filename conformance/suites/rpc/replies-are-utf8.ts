import { bytesOf } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { answerIfAny, hearRest, onFreshConnection } from "./conversation.js";
import { listText } from "./request.js";

/** A tool's description as JSON text, listed; or a line that is sent. Either holds what UTF-8 cannot say. */
type Case = { readonly listed: string } | { readonly sent: readonly BytePart[] };

const loneSurrogate = "\\ud83d";
const sent = (before: string, part: BytePart, behind: string): Case => ({
  sent: [`{"jsonrpc":"2.0",${before}`, part, behind],
});

/**
 * RPC-03: half of a surrogate pair comes in as an escape, and bytes that are not UTF-8 as they are; the daemon
 * may refuse them, replace them or keep the escape, but not send on what is not UTF-8. It may close over the
 * latter (RPC-10), and refuse a descriptor over the former (DESC-10).
 */
export const repliesAreUtf8 = daemonCheck<Case>({
  id: "rpc.replies-are-utf8",
  suite: "rpc",
  title: "replies are valid UTF-8, whatever the daemon was told",
  clauses: ["RPC-03"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a description with a high surrogate alone", case: { listed: `"x${loneSurrogate}y"` } },
      { name: "a description with a low surrogate alone", case: { listed: '"\\ude00"' } },
      { name: "a description with the pair the wrong way round", case: { listed: '"\\ude00\\ud83d"' } },
      {
        name: "an id with a surrogate alone",
        case: sent('"id":"x', loneSurrogate, '","method":"daemon.status"}'),
      },
      { name: "a method with a surrogate alone", case: sent('"id":1,"method":"x', loneSurrogate, '"}') },
      {
        name: "a filter with a surrogate alone",
        case: sent('"id":1,"method":"tools.list","params":{"filter":"', loneSurrogate, '"}}'),
      },
      {
        name: "a selector with a surrogate alone",
        case: sent('"id":1,"method":"tools.list","params":{"selector":"', loneSurrogate, '"}}'),
      },
      {
        name: "an id that is not UTF-8",
        case: sent('"id":"x', { hex: "ff" }, '","method":"daemon.status"}'),
      },
      { name: "a method that is not UTF-8", case: sent('"id":1,"method":"', { hex: "c3" }, '"}') },
      { name: "a line that is not UTF-8", case: { sent: [{ hex: "eda080" }] } },
    ],
  }),
  async perform(world, testCase) {
    const app = await world.app();
    return onFreshConnection(world, async (client) => {
      if ("listed" in testCase) {
        const settled = await app.installTexts([`{"name":"marked","description":${testCase.listed}}`]);
        if (settled.kind === "closed") await app.resume();
        await client.sendLine(listText(1, app.sessionId));
        await hearRest(world, client);
      } else {
        await answerIfAny(world, client, Buffer.concat([bytesOf(testCase.sent), Buffer.from("\n")]));
      }
      const [violation] = client.violations;
      if (violation === undefined) return undefined;
      return {
        code: "malformed-reply",
        clause: "RPC-03",
        message: `a line of the daemon is broken: ${violation.why}`,
        expected: "lines of valid UTF-8, ended by LF",
        actual: violation.text,
      };
    });
  },
});
