/** Valid registry frames are taken, invalid ones closed over: what both look like from the app. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { Settled } from "../../targets/joined-app.js";

/** The close that a malformed registry frame gets. */
export const invalidRegistry = { code: 1008, reason: "invalid_registry" };

/** What is wrong when the socket was closed over frames that are valid. */
export function wrongUnlessTaken(settled: Settled, clause: ClauseId): Finding | undefined {
  if (settled.kind === "applied") return undefined;
  return {
    code: "closed-socket",
    clause,
    message: "the socket was closed over valid registry frames",
    expected: "the socket stays open",
    actual: { code: settled.code, reason: settled.reason },
  };
}

/** What is wrong with the close over a malformed registry frame. */
export function wrongClose(
  { code, reason }: Settled & { readonly kind: "closed" },
  clause: ClauseId,
): Finding | undefined {
  if (code === invalidRegistry.code && reason === invalidRegistry.reason) return undefined;
  return {
    code: "wrong-close",
    clause,
    message: "a malformed registry frame was closed over with another code or reason",
    expected: invalidRegistry,
    actual: { code, reason },
  };
}
