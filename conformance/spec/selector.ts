/** Which session a request is about (SEL-01, SEL-02). */

/** A live session, as far as selecting goes. */
export type LiveSession = { readonly sessionId: string; readonly alias: string };

export type SelectorVerdict =
  | { readonly verdict: "session"; readonly session: LiveSession }
  | { readonly verdict: "error"; readonly type: "no_session" | "unknown_session" | "ambiguous_session" }
  | { readonly verdict: "open" };

/** Resolves a selector among the live (active or suspended) sessions. One alias equal to another's id is open. */
export function selectSession(live: readonly LiveSession[], selector: string | undefined): SelectorVerdict {
  if (selector === undefined) {
    const [first, second] = live;
    if (first === undefined) return { verdict: "error", type: "no_session" };
    return second === undefined
      ? { verdict: "session", session: first }
      : { verdict: "error", type: "ambiguous_session" };
  }
  const named = live.filter(({ sessionId, alias }) => sessionId === selector || alias === selector);
  const [first, second] = named;
  if (second !== undefined) return { verdict: "open" };
  return first === undefined
    ? { verdict: "error", type: "unknown_session" }
    : { verdict: "session", session: first };
}
