/** What RPC-06 demands as the answer to an unknown method. */
import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import { ask } from "./conversation.js";
import { codeOf, shown } from "./reply.js";
import type { Reply } from "./reply.js";
import { requestText, statusText } from "./request.js";

/** The code of JSON-RPC 2.0 for an unknown method. */
const methodNotFound = -32601;

/** Calls a method that there is, as the control, then the unknown one. The id of the error is RPC-03's matter. */
export async function notAnUnknownMethod(client: RpcClient, method: string): Promise<Finding | undefined> {
  await ask(client, statusText(1));
  return notMethodNotFound(await ask(client, requestText({ id: 2, method })), method);
}

/** Judges the reply to a request of an unknown method. */
export function notMethodNotFound(reply: Reply, method: string): Finding | undefined {
  if (codeOf(reply) === methodNotFound) return undefined;
  const isServed = reply.error === undefined;
  const message = isServed
    ? `the unknown method ${JSON.stringify(method)} was served`
    : `the unknown method ${JSON.stringify(method)} was refused with another code than -32601`;
  return {
    code: isServed ? "not-refused" : "wrong-error",
    clause: "RPC-06",
    message,
    expected: { error: { code: methodNotFound } },
    actual: shown(reply),
  };
}
