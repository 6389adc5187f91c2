import { describe, expect, it } from "vitest";
import { predict } from "./session-steps.js";
import type { ModelSession, SessionStep, StepAnswer } from "./session-steps.js";

function play(...steps: readonly SessionStep[]): {
  answers: StepAnswer[];
  sessions: readonly ModelSession[];
} {
  let sessions: readonly ModelSession[] = [];
  const answers = steps.map((step) => {
    const { answer, after } = predict(sessions, step, ["kit"]);
    sessions = after;
    return answer;
  });
  return { answers, sessions };
}

const link = { do: "link", model: "Kit" } as const;
const claim = (session: number): SessionStep => ({ do: "claim", session, token: "right token" });

describe("the model of sessions", () => {
  it("gives aliases that are free among the live sessions, its own and others", () => {
    const { sessions } = play(link, link, link, claim(0), claim(1), { do: "revoke", session: 0 }, claim(2));
    expect(sessions.map(({ state, alias }) => [state, alias])).toEqual([
      ["ended", "kit-2"],
      ["active", "kit-3"],
      ["active", "kit-2"],
    ]);
  });

  it("keeps the registry through a suspension, and ends with a revocation", () => {
    const { answers, sessions } = play(
      link,
      claim(0),
      { do: "snapshot", session: 0, tools: ["b", "a"] },
      { do: "suspend", session: 0, by: "break" },
      { do: "snapshot", session: 0, tools: [] },
      { do: "resume", session: 0, token: "rotated" },
      { do: "resume", session: 0, token: "newest" },
      { do: "resume", session: 0, token: "rotated" },
      { do: "call", session: 0 },
      { do: "revoke", session: 0 },
      { do: "resume", session: 0, token: "newest" },
      claim(0),
    );
    expect(answers).toEqual([
      "done",
      "ack",
      "done",
      "done",
      "nothing",
      "nothing",
      "ack",
      "refusal",
      "done",
      "done",
      "refusal",
      "refusal",
    ]);
    expect(sessions).toMatchObject([{ state: "ended", tools: ["a", "b"], resumes: 1 }]);
  });

  it("does nothing before the first link, and makes no more than four", () => {
    expect(play(claim(0)).answers).toEqual(["nothing"]);
    expect(play(link, link, link, link, link).answers.at(-1)).toBe("nothing");
  });
});
