import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { answerToGarbage, isSameError, parseError } from "./parse-error.js";
import { shown } from "./reply.js";

const request = '{"jsonrpc":"2.0","id":1,"method":"daemon.status"}';
const withParams = (params: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"daemon.status","params":${params}}`;

/** RPC-05: what lenient parsers let pass is not JSON either; a daemon with such a parser fails this check only. */
export const nearlyJson = daemonCheck<string>({
  id: "rpc.nearly-json",
  suite: "rpc",
  title: "a request in what is only nearly JSON is answered with -32700",
  clauses: ["RPC-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a comma too many", case: withParams('{"a":1,}') },
      { name: "single quotes", case: withParams("{'a':1}") },
      { name: "a key without quotes", case: withParams("{a:1}") },
      { name: "NaN", case: withParams('{"a":NaN}') },
      { name: "Infinity", case: withParams('{"a":-Infinity}') },
      { name: "a number with a leading zero", case: withParams('{"a":01}') },
      { name: "a number with a plus", case: withParams('{"a":+1}') },
      { name: "a number that ends in a point", case: withParams('{"a":1.}') },
      { name: "a hexadecimal number", case: withParams('{"a":0x10}') },
      { name: "a comment", case: withParams("{/* no params */}") },
      { name: "a tab inside a string", case: withParams('{"a":"\t"}') },
      { name: "a word in capitals", case: withParams('{"a":True}') },
      { name: "two requests on one line", case: `${request}${request}` },
      { name: "a request and a bracket", case: `${request}}` },
      { name: "a request and a word", case: `${request} please` },
      { name: "two objects", case: "{} {}" },
      { name: "a comment behind a request", case: `${request} // please` },
    ],
  }),
  async perform(world, line) {
    const usual = await answerToGarbage(world);
    if (usual === undefined) return undefined;
    return onFreshConnection(world, async (client) => {
      const reply = await ask(client, line);
      if (isSameError(reply, usual)) return undefined;
      return {
        code: "not-refused",
        clause: "RPC-05",
        message: "a line that is only nearly JSON was not refused like one that is not JSON",
        expected: { id: null, error: { code: parseError } },
        actual: shown(reply),
      };
    });
  },
});
