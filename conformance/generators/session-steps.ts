/** Sessions that come, go to the background, come back and end, in any order (SEL-02). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { picked } from "./about.js";

/** One step. Apps are numbered in the order in which they join. */
export type SessionStep =
  | { readonly join: string }
  | { readonly suspend: number }
  | { readonly resume: number }
  | { readonly revoke: number }
  /** A link that nobody claims: its session is pending, and not live. */
  | { readonly link: true };

export type AppState = "active" | "suspended" | "revoked";

const models = ["Pixel 9", "iPhone 17", "--X__Y--", ""];

type Wish = { readonly kind: "join" | "suspend" | "resume" | "revoke" | "link"; readonly number: number };

const cameBack: readonly Wish[] = (["join", "suspend", "resume"] as const).map((kind) => ({
  kind,
  number: 0,
}));

/** Up to `most` steps, each of which is possible when its turn comes. */
export function sessionSteps(most: number): Arbitrary<readonly SessionStep[]> {
  const kinds = ["join", "join", "suspend", "suspend", "resume", "revoke", "link"] as const;
  const wish = fc.record({ kind: fc.constantFrom(...kinds), number: fc.nat(9) });
  const rest = fc.array(wish, { minLength: Math.ceil(most / 2), maxLength: most, size: "max" });
  // Rare otherwise: a session that came back before another one joined.
  const beginnings = fc.constantFrom<readonly Wish[]>([], [], cameBack);
  return fc
    .tuple(beginnings, rest)
    .map(([beginning, wishes]) => possible([...beginning, ...wishes].slice(0, most)));
}

/** The states of the apps after a step. */
export function afterStep(states: readonly AppState[], step: SessionStep): readonly AppState[] {
  if ("join" in step) return [...states, "active"];
  if ("link" in step) return states;
  const [app, state]: [number, AppState] =
    "suspend" in step
      ? [step.suspend, "suspended"]
      : "resume" in step
        ? [step.resume, "active"]
        : [step.revoke, "revoked"];
  return states.map((before, index) => (index === app ? state : before));
}

function possible(wishes: readonly Wish[]): SessionStep[] {
  let states: readonly AppState[] = [];
  return wishes.flatMap((wish) => {
    const step = stepOf(wish, states);
    if (step !== undefined) states = afterStep(states, step);
    return step ?? [];
  });
}

function stepOf({ kind, number }: Wish, states: readonly AppState[]): SessionStep | undefined {
  const inState = (...wanted: readonly AppState[]): number | undefined =>
    picked(
      states.flatMap((state, index) => (wanted.includes(state) ? [index] : [])),
      number,
    );
  if (kind === "join") return { join: picked(models, number) ?? "" };
  if (kind === "link") return { link: true };
  if (kind === "suspend") {
    const app = inState("active");
    return app === undefined ? undefined : { suspend: app };
  }
  if (kind === "resume") {
    const app = inState("suspended");
    return app === undefined ? undefined : { resume: app };
  }
  const app = inState("active", "suspended");
  return app === undefined ? undefined : { revoke: app };
}
