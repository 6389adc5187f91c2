/** Reading what `tools.list` answers, and putting a registry in place to ask about. Used by every suite that lists. */
import type { ClauseId } from "../../generated/clauses.js";
import type { RpcOutcome } from "../clients/rpc-reply.js";
import type { Finding } from "../engine/check.js";
import { isJsonObject } from "../spec/json.js";
import type { JsonObject } from "../spec/json.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { JoinedApp } from "../targets/joined-app.js";

/** A listing as far as every check can rely on: entries that have a name, a total. `groups` as it came. */
export type ReadListing = {
  readonly tools: readonly (JsonObject & { readonly name: string })[];
  readonly total: unknown;
  readonly groups: unknown;
};

/** Either what was wanted or what is wrong. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly finding: Finding };

/**
 * Reads the reply to a well-formed `tools.list`.
 *
 * @param clause the clause that is broken when it is refused or cannot be read
 */
export function readListing(outcome: RpcOutcome, clause: ClauseId): Read<ReadListing> {
  if (!outcome.ok) {
    const message = "a well-formed tools.list was refused";
    return {
      ok: false,
      finding: { code: "refused", clause, message, expected: "a result", actual: outcome.error },
    };
  }
  const { result } = outcome;
  if (isJsonObject(result) && Array.isArray(result["tools"]) && result["tools"].every(hasName)) {
    return { ok: true, value: { tools: result["tools"], total: result["total"], groups: result["groups"] } };
  }
  const message = "the result of tools.list is no object with an array of named tools";
  const expected = { tools: [{ name: "…" }] };
  return { ok: false, finding: { code: "wrong-shape", clause, message, expected, actual: result } };
}

function hasName(entry: unknown): entry is JsonObject & { readonly name: string } {
  return isJsonObject(entry) && typeof entry["name"] === "string";
}

/** Puts valid tools in place as the main app's whole registry. A daemon that refuses them breaks `clause`. */
export function installed(
  world: DaemonWorld,
  tools: readonly unknown[],
  clause: ClauseId,
): Promise<Read<JoinedApp>> {
  return installedTexts(
    world,
    tools.map((tool) => JSON.stringify(tool)),
    clause,
  );
}

/** {@link installed} for tools given as JSON texts, which reach the daemon as they are. */
export async function installedTexts(
  world: DaemonWorld,
  tools: readonly string[],
  clause: ClauseId,
): Promise<Read<JoinedApp>> {
  const app = await world.app();
  const settled = await app.installTexts(tools);
  return settled.kind === "applied" ? { ok: true, value: app } : closedOverValid(settled, clause);
}

/** The finding that a socket was closed over tools that are valid. */
export function closedOverValid(
  { code, reason }: { readonly code: number; readonly reason: string },
  clause: ClauseId,
): { readonly ok: false; readonly finding: Finding } {
  const message = "the socket was closed over a valid snapshot";
  const expected = "the socket stays open";
  return {
    ok: false,
    finding: { code: "closed-socket", clause, message, expected, actual: { code, reason } },
  };
}
