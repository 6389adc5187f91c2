/** Reads the daemon's replies that the kit itself depends on. What cannot be read is the daemon's fault: a PeerError. */
import { decodeBootstrap } from "../clients/bootstrap.js";
import type { Bootstrap } from "../clients/bootstrap.js";
import { PeerError } from "../clients/peer-error.js";
import type { RpcOutcome } from "../clients/rpc-reply.js";

/** A link as an app receives it. */
export type Link = { readonly payload: string; readonly pin: string; readonly bootstrap: Bootstrap };

/** A session, as far as the kit reads the entries of `sessions.list`. */
export type SessionEntry = { readonly sessionId: string; readonly alias: string; readonly state: string };

/** The link of a `link.create` reply. */
export function readLink(outcome: RpcOutcome): Link {
  const result = resultOf("link.create", outcome);
  const { deepLinkPayload: payload, pin } = members(result);
  if (typeof payload !== "string" || typeof pin !== "string") {
    throw malformed("link.create answers without a text deepLinkPayload and a text pin");
  }
  const reading = decodeBootstrap(payload);
  if (!reading.ok) throw malformed(`the deepLinkPayload of link.create cannot be decoded: ${reading.reason}`);
  return { payload, pin, bootstrap: reading.bootstrap };
}

/** The entries of a `sessions.list` reply. How those of sessions that are not live look is open; what cannot be read of them is left out. */
export function readSessions(outcome: RpcOutcome): SessionEntry[] {
  const result = resultOf("sessions.list", outcome);
  if (!Array.isArray(result)) throw malformed("sessions.list answers no array");
  return result.flatMap((entry: unknown) => {
    const { sessionId, alias, state } = members(entry);
    if (typeof sessionId === "string" && typeof alias === "string" && typeof state === "string") {
      return [{ sessionId, alias, state }];
    }
    if (state !== "active" && state !== "suspended" && typeof state === "string") return [];
    throw malformed("an entry of sessions.list lacks a text sessionId, alias or state");
  });
}

function resultOf(method: string, outcome: RpcOutcome): unknown {
  if (outcome.ok) return outcome.result;
  throw new PeerError({
    step: "reply",
    kind: "refused",
    message: `${method} is refused: ${outcome.error.message}`,
  });
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function malformed(message: string): PeerError {
  return new PeerError({ step: "reply", kind: "malformed", message });
}
