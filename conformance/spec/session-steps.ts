/** What becomes of sessions when apps join, leave, come back and are revoked: the states of chapter 4 as a small model. */
import { aliasOf, uniqueAlias } from "./alias.js";
import { claimOf, freshLink } from "./claims.js";
import type { LinkState } from "./claims.js";

/** A step of a scenario. `session` counts sessions in the order of their links, and starts anew behind the last. */
export type SessionStep =
  | { readonly do: "link"; readonly model: string | null }
  | { readonly do: "claim"; readonly session: number; readonly token: "right token" | "wrong token" }
  | { readonly do: "resume"; readonly session: number; readonly token: "newest" | "rotated" | "invented" }
  | { readonly do: "suspend"; readonly session: number; readonly by: "close" | "break" | "violation" }
  | { readonly do: "snapshot"; readonly session: number; readonly tools: readonly string[] }
  | { readonly do: "call"; readonly session: number }
  | { readonly do: "revoke"; readonly session: number };

/** A session as the model knows it. */
export type ModelSession = {
  readonly model: string | null;
  readonly state: "pending" | "active" | "suspended" | "ended";
  readonly link: LinkState;
  /** Empty before the claim. */
  readonly alias: string;
  /** The registry, names sorted. */
  readonly tools: readonly string[];
  /** Resumes that have succeeded. */
  readonly resumes: number;
};

/** More sessions make a scenario slower, not sharper. */
const mostSessions = 4;

/** Which session a step is about; none for a link, or before the first one. */
export function sessionOf(sessions: readonly ModelSession[], step: SessionStep): number | undefined {
  return step.do === "link" || sessions.length === 0 ? undefined : step.session % sessions.length;
}

/** What the step must be answered with: `nothing` where it does not apply to the state and is not taken. */
export type StepAnswer = "nothing" | "done" | "ack" | "refusal";

export type StepVerdict = { readonly answer: StepAnswer; readonly after: readonly ModelSession[] };

/**
 * Predicts a step.
 *
 * @param otherAliases those of live sessions that are not the model's
 */
export function predict(
  sessions: readonly ModelSession[],
  step: SessionStep,
  otherAliases: readonly string[],
): StepVerdict {
  const nothing: StepVerdict = { answer: "nothing", after: sessions };
  if (step.do === "link") {
    if (sessions.length >= mostSessions) return nothing;
    const session: ModelSession = {
      model: step.model,
      state: "pending",
      link: freshLink,
      alias: "",
      tools: [],
      resumes: 0,
    };
    return { answer: "done", after: [...sessions, session] };
  }
  const index = sessionOf(sessions, step);
  const session = index === undefined ? undefined : sessions[index];
  if (index === undefined || session === undefined) return nothing;
  const become = (answer: StepAnswer, change: Partial<ModelSession>): StepVerdict => ({
    answer,
    after: sessions.with(index, { ...session, ...change }),
  });
  const isLive = session.state === "active" || session.state === "suspended";
  switch (step.do) {
    case "claim": {
      const { answer, after: link } = claimOf(session.link, step.token);
      if (answer !== "ack") return become("refusal", { link });
      const inUse = [...otherAliases, ...sessions.filter(isLiveSession).map(({ alias }) => alias)];
      const alias = uniqueAlias(aliasOf(session.model ?? undefined), inUse);
      return become("ack", { link, alias, state: "active" });
    }
    case "resume": {
      if (step.token === "rotated" && session.resumes === 0) return nothing;
      if (!isLive || step.token !== "newest") return become("refusal", {});
      return become("ack", { state: "active", resumes: session.resumes + 1 });
    }
    case "suspend":
      return session.state === "active" ? become("done", { state: "suspended" }) : nothing;
    case "snapshot":
      return session.state === "active" ? become("done", { tools: [...step.tools].sort() }) : nothing;
    case "call":
      return session.state === "active" && session.tools.length > 0 ? become("done", {}) : nothing;
    case "revoke":
      return isLive ? become("done", { state: "ended" }) : nothing;
  }
}

/** Whether the session is active or suspended. */
export function isLiveSession({ state }: ModelSession): boolean {
  return state === "active" || state === "suspended";
}
