/** The engine on tiny deliberate targets: what it says of each kind of misbehaviour, and with which smallest case. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PeerError } from "../clients/peer-error.js";
import type { Driver, Opening } from "../targets/driver.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import { defineCheck, NotJudged } from "./check.js";
import type { Check } from "./check.js";
import type { EngineEvent } from "./events.js";
import type { Expectations } from "./expectation.js";
import type { Report } from "./result.js";
import { run } from "./run.js";

/** A target in memory: answers a list of numbers, and knows how often it was asked and started. */
type Toy = { answer(numbers: readonly number[]): string; exit?: { code: number; signal: null } };

/** A driver whose n-th instance behaves as `behave` says. */
function toyDriver(
  behave: (start: number) => Toy,
): Driver<Toy> & { starts(): number; openNow(): number; readonly openings: Opening[] } {
  let starts = 0;
  let open = 0;
  const openings: Opening[] = [];
  return {
    missing: {},
    openings,
    starts: () => starts,
    openNow: () => open,
    open(opening) {
      openings.push(opening);
      starts += 1;
      open += 1;
      const world = behave(starts);
      return Promise.resolve({
        world,
        exitWithin: () => Promise.resolve(world.exit),
        stderr: () => "said on stderr",
        transcript: () => [],
        clearTranscript: () => undefined,
        reset: () =>
          world.exit === undefined
            ? Promise.resolve()
            : Promise.reject(new PeerError({ step: "call", kind: "closed", message: "gone" })),
        close: () => {
          open -= 1;
          return Promise.resolve();
        },
      });
    },
  };
}

const sumCheck = defineCheck<Toy, number[]>({
  id: "toy.sum",
  suite: "toy",
  title: "answers right",
  clauses: ["LIST-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: fc.array(fc.nat(1000), { maxLength: 20 }), share: 1 }),
  perform(world, numbers) {
    const actual = world.answer(numbers);
    if (actual === "right") return Promise.resolve(undefined);
    return Promise.resolve({
      code: "wrong-total",
      clause: "LIST-06",
      message: "wrong",
      expected: "right",
      actual,
    });
  },
});

async function report(
  driver: Driver<Toy>,
  checks: readonly Check<Toy>[] = [sumCheck],
  more: {
    signal?: AbortSignal;
    onEvent?: (event: EngineEvent) => void;
    bail?: boolean;
    timeBudgetMs?: number;
    now?: () => number;
    control?: Driver<Toy>;
    jobs?: number;
    expectations?: Expectations;
  } = {},
): Promise<Report> {
  const first = await driver.open({});
  return run(
    {
      checks,
      gaps: {},
      driver,
      kit: { name: "kit", version: "0" },
      target: { kind: "daemon", name: "toy" },
      profile: "groups",
      selection: {},
      seed: 1,
      runs: 100,
      jobs: more.jobs ?? 1,
      control: more.control,
      sampleOf: () => 1,
      shrinkAttempts: 300,
      ...(more.expectations === undefined ? {} : { expectations: more.expectations }),
      bail: more.bail ?? false,
      signal: more.signal ?? new AbortController().signal,
      emit: more.onEvent ?? (() => undefined),
      now: more.now ?? (() => 0),
      ...(more.timeBudgetMs === undefined ? {} : { timeBudgetMs: more.timeBudgetMs }),
      replayCommand: (id) => `again ${id}`,
    },
    { first, notes: [] },
  );
}

const right: Toy = { answer: () => "right" };

describe("a run", () => {
  it("passes a target that is right, and counts the MUST it checked", async () => {
    const driver = toyDriver(() => right);
    const { checks, exitCode, musts } = await report(driver);
    expect(checks.map(({ verdict, runs }) => [verdict, runs])).toEqual([["pass", 100]]);
    expect([exitCode, musts.checked]).toEqual([0, 1]);
    expect(driver.openNow()).toBe(0);
  });

  it("shrinks a failure to the smallest case and says how to see it again", async () => {
    const driver = toyDriver(() => ({
      answer: (numbers) => (numbers.some((n) => n > 700) ? "wrong" : "right"),
    }));
    const { checks, exitCode } = await report(driver);
    expect(exitCode).toBe(1);
    expect(checks[0]).toMatchObject({
      verdict: "fail",
      failure: {
        code: "wrong-total",
        counterexample: { case: [701] },
        replay: "again toy.sum",
        stderr: "said on stderr",
        confirmed: { seen: 2, of: 2 },
      },
    });
    expect(driver.openNow()).toBe(0);
  });

  it("leaves out what does not matter, where a target that is right takes the case too", async () => {
    const chained = {
      ...sumCheck,
      cases: () => ({
        from: "generator" as const,
        // The length is drawn first, so that fast-check itself simplifies poorly.
        arbitrary: fc
          .nat(20)
          .chain((length) => fc.array(fc.nat(1000), { minLength: length, maxLength: length })),
        share: 1,
      }),
    };
    const driver = toyDriver(() => ({
      answer: (numbers) => (numbers.some((n) => n % 10 === 7) ? "wrong" : "right"),
    }));
    const control = toyDriver(() => ({ answer: (numbers) => (numbers.length === 1 ? "unfair" : "right") }));
    const { checks } = await report(driver, [chained], { control });
    expect(checks[0]?.failure?.counterexample.case).toHaveLength(2);
    expect([driver.openNow(), control.openNow()]).toEqual([0, 0]);
  });

  it("examines as many instances side by side as it is told", async () => {
    const others = ["b", "c"].map((name): Check<Toy> => ({ ...sumCheck, id: `toy.${name}` }));
    const driver = toyDriver(() => right);
    const { checks } = await report(driver, [sumCheck, ...others], { jobs: 2 });
    expect(checks.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["toy.sum", "pass"],
      ["toy.b", "pass"],
      ["toy.c", "pass"],
    ]);
    expect([driver.starts(), driver.openNow()]).toEqual([2, 0]);
  });

  it("examines a target that cannot be started twice by itself alone, and says so", async () => {
    const driver = toyDriver(() => right);
    let starts = 0;
    const once: Driver<Toy> = {
      missing: {},
      open: (opening) =>
        (starts += 1) > 1
          ? Promise.reject(new TargetUnusable("start", "the port is taken", "Try again."))
          : driver.open(opening),
    };
    const { checks, notes, exitCode } = await report(once, [sumCheck, { ...sumCheck, id: "toy.b" }], {
      jobs: 2,
    });
    expect(checks.map(({ verdict }) => verdict)).toEqual(["pass", "pass"]);
    expect(notes).toEqual(["the target cannot be started a second time beside itself: the port is taken"]);
    expect([exitCode, driver.openNow()]).toEqual([0, 0]);
  });

  it("stands by a confirmed failure when the control does not start", async () => {
    const control: Driver<Toy> = {
      missing: {},
      open: () => Promise.reject(new TargetUnusable("start", "no luck", "Try again.")),
    };
    const { checks } = await report(
      toyDriver(() => ({ answer: () => "wrong" })),
      [sumCheck],
      { control },
    );
    expect(checks[0]).toMatchObject({ verdict: "fail", failure: { code: "wrong-total" } });
  });

  it("calls a failure flaky that a fresh target does not show, and fails the gate", async () => {
    const driver = toyDriver((start) => ({ answer: () => (start === 1 ? "wrong" : "right") }));
    const { checks, exitCode } = await report(driver);
    expect(checks[0]).toMatchObject({ verdict: "flaky", failure: { confirmed: { seen: 1, of: 6 } } });
    expect(exitCode).toBe(1);
  });

  it("finds the cases that must come before one that fails only then", async () => {
    const forgetful = (): Toy => {
      let asked = 0;
      return { answer: () => ((asked += 1) > 3 ? "wrong" : "right") };
    };
    const { checks } = await report(toyDriver(forgetful));
    expect(checks[0]?.verdict).toBe("fail");
    expect(checks[0]?.failure?.counterexample.after).toHaveLength(3);
  });

  it("calls it a crash when the process has ended, and examines the next check on a new target", async () => {
    const driver = toyDriver(() => {
      const toy: Toy = {
        answer(numbers) {
          if (numbers.length < 3) return "right";
          toy.exit = { code: 139, signal: null };
          throw new PeerError({ step: "reply", kind: "closed", message: "the daemon closed the connection" });
        },
      };
      return toy;
    });
    const { checks, exitCode } = await report(driver, [sumCheck, { ...sumCheck, id: "toy.again" }]);
    expect(checks.map(({ verdict }) => verdict)).toEqual(["crash", "crash"]);
    expect(checks[0]?.failure).toMatchObject({ code: "target-exited", counterexample: { case: [0, 0, 0] } });
    expect(exitCode).toBe(1);
  });

  it("does not pass a check after which the target is gone", async () => {
    const driver = toyDriver(() => {
      const toy: Toy = {
        answer() {
          toy.exit = { code: 0, signal: null };
          return "right";
        },
      };
      return toy;
    });
    expect((await report(driver)).checks[0]?.verdict).toBe("crash");
  });

  it("calls it a hang when nothing comes in time", async () => {
    const silent: Toy = {
      answer() {
        throw new PeerError({ step: "reply", kind: "timeout", message: "no reply within 5 ms" });
      },
    };
    const { checks } = await report(toyDriver(() => silent));
    expect(checks[0]).toMatchObject({ verdict: "hang", failure: { code: "no-reply" } });
  });

  it("outlives a wait that the check dropped when the target broke off", async () => {
    const gone = (): Promise<never> =>
      Promise.reject(new PeerError({ step: "reply", kind: "closed", message: "gone" }));
    const check = {
      ...sumCheck,
      perform: async () => {
        const dropped = Promise.resolve().then(gone);
        await gone();
        await dropped;
        return undefined;
      },
    };
    expect(
      (
        await report(
          toyDriver(() => right),
          [check],
        )
      ).checks[0]?.verdict,
    ).toBe("fail");
  });

  it("blames itself for an error of its own, and nobody else", async () => {
    const broken: Toy = {
      answer() {
        throw new TypeError("a bug");
      },
    };
    const { checks, exitCode } = await report(toyDriver(() => broken));
    expect(checks[0]).toMatchObject({ verdict: "kit-bug", failure: { code: "kit-bug" } });
    expect(exitCode).toBe(4);
  });

  it("counts nothing as checked that could not be judged, and says that nothing was executed", async () => {
    const check = { ...sumCheck, perform: () => Promise.reject(new NotJudged("untestable", "no clock")) };
    const { checks, exitCode, musts } = await report(
      toyDriver(() => right),
      [check],
    );
    expect(checks[0]).toMatchObject({ verdict: "untestable", reason: "no clock" });
    expect(exitCode).toBe(5);
    expect(musts.unchecked.find(({ clause }) => clause === "LIST-06")).toEqual({
      clause: "LIST-06",
      reason: "no clock",
    });
  });

  it("warns where a SHOULD is not kept, and the gate stays green", async () => {
    const check = { ...sumCheck, level: "SHOULD" as const };
    const { checks, exitCode } = await report(
      toyDriver(() => ({ answer: () => "wrong" })),
      [check],
    );
    expect([checks[0]?.verdict, exitCode]).toEqual(["warn", 0]);
  });

  it("calls it a crash when the target cannot be started again", async () => {
    const once = toyDriver(() => ({ answer: () => "wrong" }));
    const driver: Driver<Toy> = {
      missing: {},
      open: (options) =>
        once.starts() === 0
          ? once.open(options)
          : Promise.reject(new TargetUnusable("start", "it ended", "look at it")),
    };
    const { checks, exitCode } = await report(driver);
    expect(checks[0]).toMatchObject({ verdict: "crash", failure: { actual: { step: "start" } } });
    expect(exitCode).toBe(1);
  });

  it("stops when it is interrupted, with what it knows so far", async () => {
    const controller = new AbortController();
    const onEvent = (event: EngineEvent): void => {
      if (event.type === "check-finished") controller.abort();
    };
    const driver = toyDriver(() => right);
    const checks = [sumCheck, { ...sumCheck, id: "toy.second" }];
    const {
      checks: done,
      exitCode,
      notes,
    } = await report(driver, checks, { signal: controller.signal, onEvent });
    expect(done.map(({ id }) => id)).toEqual(["toy.sum"]);
    expect(exitCode).toBe(130);
    expect(notes).toEqual(["1 of 2 checks were not run (interrupted)"]);
    expect(driver.openNow()).toBe(0);
  });

  it("is not green when the time budget ended it before all checks were run", async () => {
    const driver = toyDriver(() => right);
    let time = 0;
    const now = (): number => (time += 1_000);
    const checks = [sumCheck, { ...sumCheck, id: "toy.second" }, { ...sumCheck, id: "toy.third" }];
    const { exitCode, notes } = await report(driver, checks, { timeBudgetMs: 2_500, now });
    expect(exitCode).toBe(5);
    expect(notes.join()).toContain("the time budget is spent");
  });

  it("begins no check after the first failure with --bail", async () => {
    const driver = toyDriver(() => ({ answer: () => "wrong" }));
    const { checks } = await report(driver, [sumCheck, { ...sumCheck, id: "toy.second" }], { bail: true });
    expect(checks.map(({ id }) => id)).toEqual(["toy.sum"]);
  });

  it("gives the same counterexample each time", async () => {
    const faulty = () => toyDriver(() => ({ answer: (numbers) => (numbers.length > 4 ? "wrong" : "right") }));
    expect(await report(faulty())).toEqual(await report(faulty()));
  });

  it("begins a check that waits before the others, beside them and on an instance of its own", async () => {
    const driver = toyDriver(() => right);
    let otherDone = false;
    const waiting = defineCheck<Toy, null>({
      ...sumCheck,
      id: "toy.waits",
      kind: "vector",
      beside: true,
      needs: { config: { patience: 1 } },
      cases: () => ({ from: "vectors", vectors: [{ name: "the only one", case: null }] }),
      async perform() {
        while (!otherDone) await new Promise((resolve) => setImmediate(resolve));
        return undefined;
      },
    });
    const order: string[] = [];
    const onEvent = (event: EngineEvent): void => {
      if (event.type === "check-started") order.push(event.id);
      if (event.type === "check-finished" && event.result.id === "toy.sum") otherDone = true;
    };
    const { checks } = await report(driver, [sumCheck, waiting], { onEvent });
    expect(order).toEqual(["toy.waits", "toy.sum"]);
    expect(checks.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["toy.sum", "pass"],
      ["toy.waits", "pass"],
    ]);
    expect(driver.openings).toEqual([{}, { config: { patience: 1 } }]);
    expect(driver.openNow()).toBe(0);
  });
});

describe("expected failures", () => {
  const entry = {
    check: "toy.sum",
    code: "wrong-total",
    reason: "known",
    link: "https://example.org/1",
  } as const;
  const wrong = (): Driver<Toy> => toyDriver(() => ({ answer: () => "wrong" }));
  const right = (): Driver<Toy> => toyDriver(() => ({ answer: () => "right" }));
  const later = defineCheck<Toy, number[]>({ ...sumCheck, id: "toy.later", cases: sumCheck.cases as never });

  it("leave the run green, and do not bail it out", async () => {
    const expectations = { entries: [entry, { ...entry, check: "toy.later" }] };
    const found = await report(wrong(), [sumCheck, later], { expectations, bail: true, jobs: 1 });
    expect(found.exitCode).toBe(0);
    expect(found.checks.map(({ verdict, expected }) => [verdict, expected?.reason])).toEqual([
      ["fail", "known"],
      ["fail", "known"],
    ]);
    expect(found.expectations).toMatchObject({ expected: 2, problems: [] });
  });

  it("make it red once they pass", async () => {
    const found = await report(right(), [sumCheck], {
      expectations: { file: "known.yaml", entries: [entry] },
    });
    expect(found.exitCode).toBe(1);
    expect(found.expectations).toMatchObject({
      file: "known.yaml",
      expected: 0,
      problems: [{ kind: "unexpected-pass", check: "toy.sum" }],
    });
  });

  it("expire by the day on which the run begins, unless a day is given", async () => {
    const entries = [{ ...entry, expires: "2026-06-30" }];
    const now = (): number => Date.UTC(2026, 6, 1);
    expect((await report(wrong(), [sumCheck], { expectations: { entries }, now })).exitCode).toBe(1);
    const expectations = { entries, today: "2026-06-30" };
    expect((await report(wrong(), [sumCheck], { expectations, now })).exitCode).toBe(0);
  });
});
