/** The two answers that RPC-08 allows to a batch. */
import type { Finding } from "../../engine/check.js";
import { invalidRequest } from "./invalid-request.js";
import { codeOf, readElement, shown } from "./reply.js";
import type { Reply } from "./reply.js";

/** What was in a batch, as far as its answer depends on it. */
export type BatchFacts = {
  /** The ids of its requests. */
  readonly ids: readonly number[];
  /** Elements that are no requests; each may have an error with the id null. */
  readonly malformed: number;
};

/** Judges the line that answers a batch which has at least one request. */
export function wrongBatchReply(line: Reply, { ids, malformed }: BatchFacts): Finding | undefined {
  const expected = {
    "a batch reply with the ids": ids,
    or: { error: { code: invalidRequest } },
  };
  const finding = (code: Finding["code"], message: string): Finding => ({
    code,
    clause: "RPC-08",
    message,
    expected,
    actual: shown(line),
  });
  if (!Array.isArray(line.value)) {
    const code = codeOf(line);
    if (code === invalidRequest) return undefined;
    if (code !== undefined)
      return finding("wrong-error", "a batch was refused with another code than -32600");
    return finding("malformed-reply", "a batch was answered by a line that is no array");
  }
  const replies = line.value.map(readElement);
  const isReply = ({ error, result }: Reply): boolean => error !== undefined || result !== undefined;
  if (!replies.every(isReply))
    return finding("malformed-reply", "an element of a batch reply has neither result nor error");
  const refused = replies.filter((reply) => reply.id === null && codeOf(reply) === invalidRequest);
  const served = replies.filter((reply) => !refused.includes(reply));
  const missing = ids.filter((id) => !served.some((reply) => reply.id === id));
  if (missing.length > 0)
    return finding("no-reply", `a batch reply lacks the reply to the id ${missing.join(", ")}`);
  if (served.length > ids.length || refused.length > malformed) {
    return finding("unexpected-reply", "a batch reply holds more replies than the batch has requests");
  }
  return undefined;
}
