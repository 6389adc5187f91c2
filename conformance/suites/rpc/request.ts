/** The text of the requests that the checks of RPC send, as lines without their LF. */
import type { RpcId } from "../../clients/rpc-reply.js";

/** A request, or without `id` a notification. */
export function requestText(request: {
  readonly id?: RpcId;
  readonly method: string;
  readonly params?: unknown;
}): string {
  const { id, method, params } = request;
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** The request that every daemon answers, whatever its registries. */
export function statusText(id: RpcId): string {
  return requestText({ id, method: "daemon.status" });
}

/** A `tools.list` about one session. */
export function listText(id: RpcId, sessionId: string, params: object = {}): string {
  return requestText({ id, method: "tools.list", params: { selector: sessionId, ...params } });
}

/** The lines as the bytes of one write. */
export function linesOf(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(""));
}
