/** A recorded failure, performed again on tiny deliberate targets. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Driver } from "../targets/driver.js";
import { defineCheck, NotJudged } from "./check.js";
import type { Check } from "./check.js";
import { replay } from "./replay.js";
import type { RecordedFailure } from "./replay.js";

/** A target in memory: answers a text. */
type Toy = { answer(text: string): string };

/** A driver whose n-th instance behaves as `behave` says. */
function toyDriver(behave: (start: number) => Toy["answer"]): Driver<Toy> & { starts(): number } {
  let starts = 0;
  return {
    missing: { ownTarget: "it runs already" },
    starts: () => starts,
    open() {
      starts += 1;
      return Promise.resolve({
        world: { answer: behave(starts) },
        exitWithin: () => Promise.resolve(undefined),
        stderr: () => "said on stderr",
        transcript: () => [],
        clearTranscript: () => undefined,
        reset: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    },
  };
}

const echo = defineCheck<Toy, { readonly texts: readonly string[] }>({
  id: "toy.echo",
  suite: "toy",
  title: "answers what it is asked",
  clauses: ["LIST-06"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ texts: fc.array(fc.string()) }),
    share: 1,
  }),
  perform(world, { texts }) {
    const answers = texts.map((text) => world.answer(text.toLowerCase()));
    const wrong = answers.find((answer) => answer !== "right");
    if (wrong === "unjudged") throw new NotJudged("untestable", "nothing to see");
    if (wrong === undefined) return Promise.resolve(undefined);
    const code = wrong === "late" ? "unstable" : "wrong-total";
    return Promise.resolve({ code, clause: "LIST-06", message: "wrong", expected: "right", actual: wrong });
  },
});

const recorded: RecordedFailure = {
  testCase: { texts: ["a"] },
  after: [],
  code: "wrong-total",
  clause: "LIST-06",
  isFlaky: false,
};
const right = (): string => "right";
const again = (driver: Driver<Toy>, more: Partial<RecordedFailure> = {}, check: Check<Toy> = echo) =>
  replay(
    check,
    driver,
    toyDriver(() => right),
    "groups",
    { ...recorded, ...more },
  );

describe("a recorded failure", () => {
  it("is fixed when its case passes on two fresh targets", async () => {
    const driver = toyDriver(() => right);
    expect(await again(driver)).toEqual({ answer: "fixed", of: 2 });
    expect(driver.starts()).toBe(2);
  });

  it("has failed when its case does, with what was seen", async () => {
    const end = await again(toyDriver(() => () => "wrong"));
    expect(end).toMatchObject({ answer: "failed", isAsRecorded: true, attempt: 1 });
    expect(end).toMatchObject({
      evidence: { stderr: "said on stderr", failure: { finding: { actual: "wrong" } } },
    });
  });

  it("has failed otherwise when the code is another", async () => {
    const end = await again(toyDriver(() => () => "late"));
    expect(end).toMatchObject({ answer: "failed", isAsRecorded: false });
  });

  it("is performed after the cases that came before it", async () => {
    const seen: string[] = [];
    const driver = toyDriver(() => (text) => {
      seen.push(text);
      return seen.includes("before") && text === "a" ? "wrong" : "right";
    });
    const after = [{ texts: ["before"] }, { texts: ["between"] }];
    expect(await again(driver, { after })).toMatchObject({ answer: "failed", isAsRecorded: true });
    expect(seen).toEqual(["before", "between", "a"]);
  });

  it("is tried ten times when it did not always show", async () => {
    const fourth = (start: number) => () => (start === 4 ? "wrong" : "right");
    expect(await again(toyDriver(fourth))).toEqual({ answer: "fixed", of: 2 });
    expect(await again(toyDriver(fourth), { isFlaky: true })).toMatchObject({ answer: "failed", attempt: 4 });
    expect(
      await again(
        toyDriver(() => right),
        { isFlaky: true },
      ),
    ).toEqual({ answer: "fixed", of: 10 });
  });
});

describe("a recorded failure that says nothing of the target any more", () => {
  const wrong = (): Driver<Toy> => toyDriver(() => () => "wrong");

  it.each([
    ["another kind", { testCase: ["a"] }, "it is of the kind array"],
    ["another member", { testCase: { text: "a" } }, 'it has a member "text"'],
    ["a member of another kind", { testCase: { texts: "a" } }, 'its member "texts" is of the kind string'],
    ["a case before it of another kind", { after: [null] }, "it is of the kind null"],
  ])("has a case of another shape: %s", async (_, more, why) => {
    const driver = toyDriver(() => right);
    const end = await again(driver, more);
    expect(end).toMatchObject({ answer: "cannot", reason: expect.stringContaining(why) as unknown });
    expect(driver.starts()).toBe(0);
  });

  it.each([
    ["a member that is missing", { testCase: {} }],
    ["an element that is no text", { testCase: { texts: [1] } }],
    ["such a case before it", { after: [{}] }],
  ])("has a case that the check stumbles over: %s", async (_, more) => {
    const end = await again(wrong(), more);
    expect(end).toMatchObject({
      answer: "cannot",
      reason: expect.stringContaining("the check cannot perform it (TypeError: ") as unknown,
    });
  });

  it("has a case that the reference fails too", async () => {
    const end = await replay(echo, wrong(), wrong(), "groups", recorded);
    expect(end).toMatchObject({
      answer: "cannot",
      reason: expect.stringContaining("the reference fails it too (wrong-total: wrong)") as unknown,
    });
  });

  it("cannot be judged on this target", async () => {
    expect(await again(toyDriver(() => () => "unjudged"))).toEqual({
      answer: "cannot",
      reason: "nothing to see",
    });
  });

  it("needs what this target does not offer", async () => {
    const picky = { ...echo, needs: { ownTarget: true } };
    expect(await again(wrong(), {}, picky)).toEqual({ answer: "cannot", reason: "it runs already" });
  });
});

it("is a bug of the kit when the check stumbles over what only this target says", async () => {
  const driver = toyDriver(() => () => {
    throw new RangeError("too deep");
  });
  expect(await again(driver)).toMatchObject({ answer: "kit-bug", error: { message: "too deep" } });
});

it("fails where the target is the reference itself", async () => {
  const end = await replay(
    echo,
    toyDriver(() => () => "wrong"),
    undefined,
    "groups",
    recorded,
  );
  expect(end).toMatchObject({ answer: "failed", isAsRecorded: true });
});
