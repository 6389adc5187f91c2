import { describe, expect, it } from "vitest";
import type { Expectation } from "./expectation.js";
import { expectationProblems, withExpected } from "./expectations.js";
import type { CheckResult, Failure } from "./result.js";

const today = "2026-12-01";
const why = { reason: "known", link: "https://example.org/1" };

function result(id: string, more: Partial<CheckResult> = {}): CheckResult {
  const about = { suite: "rpc", title: id, clauses: ["RPC-07"], level: "MUST", kind: "property" } as const;
  return { id, ...about, verdict: "pass", runs: 1, durationMs: 1, ...more };
}

function failed(id: string, failure: Partial<Failure> = {}, more: Partial<CheckResult> = {}): CheckResult {
  const seen = {
    code: "unexpected-reply",
    clause: "RPC-07",
    message: "a notification was answered",
  } as const;
  const rest = { expected: 1, actual: 2, counterexample: { case: 1 }, alsoFailing: [], transcript: [] };
  const end = { stderr: "", replay: "", confirmed: { seen: 2, of: 2 }, shrinks: 0 };
  return result(id, { verdict: "fail", failure: { ...seen, ...rest, ...end, ...failure }, ...more });
}

const oneEntry: Expectation = { check: "rpc.a", code: "unexpected-reply", ...why };
const ofClause: Expectation = { clause: "RPC-07", code: "unexpected-reply", ...why };

/** Which results are expected, and the problems, where the profile has these checks and those of the results. */
function judged(
  entries: readonly Expectation[],
  results: readonly CheckResult[],
  further: readonly string[] = [],
): { expected: string[]; problems: string[] } {
  const marked = results.map((each) => withExpected(each, entries, today));
  const checks = [...results, ...further.map((id) => result(id))];
  return {
    expected: marked.filter(({ expected }) => expected !== undefined).map(({ id }) => id),
    problems: expectationProblems(entries, { results: marked, checks, today }).map(
      ({ kind, check, clause }) => `${kind} ${check ?? clause ?? ""}`,
    ),
  };
}

describe("an entry for a check", () => {
  it("expects the failure with its code", () => {
    expect(judged([oneEntry], [failed("rpc.a"), failed("rpc.b")])).toEqual({
      expected: ["rpc.a"],
      problems: [],
    });
  });

  it("may say how the message begins in place of the code", () => {
    const entry: Expectation = { check: "rpc.a", message: "a notification", ...why };
    expect(judged([entry], [failed("rpc.a")])).toEqual({ expected: ["rpc.a"], problems: [] });
    const other = failed("rpc.a", { message: "no notification" });
    expect(judged([entry], [other])).toEqual({ expected: [], problems: ["changed-failure rpc.a"] });
  });

  it.each(["crash", "hang", "flaky", "warn"] as const)("expects a %s as well", (verdict) => {
    expect(judged([oneEntry], [failed("rpc.a", {}, { verdict })]).expected).toEqual(["rpc.a"]);
  });

  it("notes the reason and the link with the result, which keeps its verdict", () => {
    const entry = { ...oneEntry, expires: "2026-12-31", line: 3 };
    expect(withExpected(failed("rpc.a"), [entry], today)).toEqual({
      ...failed("rpc.a"),
      expected: { ...why, expires: "2026-12-31" },
    });
  });

  it("is a problem when its check passes", () => {
    expect(judged([oneEntry], [result("rpc.a")])).toEqual({
      expected: [],
      problems: ["unexpected-pass rpc.a"],
    });
  });

  it("is a problem when its check fails in another way, and that failure is not expected", () => {
    expect(judged([oneEntry], [failed("rpc.a", { code: "no-reply" }, { verdict: "hang" })])).toEqual({
      expected: [],
      problems: ["changed-failure rpc.a"],
    });
  });

  it("is a problem when its check is none of this profile, or was not judged", () => {
    expect(judged([oneEntry], [result("rpc.b")]).problems).toEqual(["unmatched rpc.a"]);
    expect(judged([oneEntry], [result("rpc.a", { verdict: "n/a", reason: "no" })]).problems).toEqual([
      "unmatched rpc.a",
    ]);
  });

  it("says nothing when its check was not run, or the kit failed in it", () => {
    expect(judged([oneEntry], [result("rpc.b")], ["rpc.a"]).problems).toEqual([]);
    const bug = failed("rpc.a", { code: "kit-bug" }, { verdict: "kit-bug" });
    expect(judged([oneEntry], [bug])).toEqual({ expected: [], problems: [] });
  });
});

describe("an entry that expires", () => {
  it("holds through its last day and expects nothing from the next one on", () => {
    const until = (expires: string) => judged([{ ...oneEntry, expires }], [failed("rpc.a")]);
    expect(until("2026-12-01")).toEqual({ expected: ["rpc.a"], problems: [] });
    expect(until("2026-11-30")).toEqual({ expected: [], problems: ["expired rpc.a"] });
  });

  it("is one problem, whether its check passes or fails otherwise", () => {
    const entry = { ...oneEntry, expires: "2020-01-01" };
    expect(judged([entry], [result("rpc.a")]).problems).toEqual(["expired rpc.a"]);
    expect(judged([entry], [failed("rpc.a", { code: "no-reply" })]).problems).toEqual(["expired rpc.a"]);
  });
});

describe("an entry that nobody has explained", () => {
  it("expects its failure and is a problem all the same", () => {
    const entry = { ...oneEntry, reason: "TODO: say why" };
    expect(judged([entry], [failed("rpc.a")])).toEqual({
      expected: ["rpc.a"],
      problems: ["unexplained rpc.a"],
    });
  });
});

describe("an entry for a clause", () => {
  it("expects each check that fails by the clause, while others pass", () => {
    expect(judged([ofClause], [failed("rpc.a"), failed("rpc.b"), result("rpc.c")])).toEqual({
      expected: ["rpc.a", "rpc.b"],
      problems: [],
    });
  });

  it("does not expect a check that names the clause and fails by another", () => {
    const other = failed("rpc.b", { clause: "RPC-08" }, { clauses: ["RPC-07", "RPC-08"] });
    expect(judged([ofClause], [failed("rpc.a"), other]).expected).toEqual(["rpc.a"]);
  });

  it("is a problem when one of them fails in another way", () => {
    expect(judged([ofClause], [failed("rpc.a"), failed("rpc.b", { code: "no-reply" })])).toEqual({
      expected: ["rpc.a"],
      problems: ["changed-failure RPC-07"],
    });
  });

  it("may stand beside another for another code", () => {
    const second: Expectation = { clause: "RPC-07", code: "no-reply", ...why };
    const results = [failed("rpc.a"), failed("rpc.b", { code: "no-reply" })];
    expect(judged([ofClause, second], results)).toEqual({ expected: ["rpc.a", "rpc.b"], problems: [] });
    expect(judged([ofClause, second], [failed("rpc.a")]).problems).toEqual(["unexpected-pass RPC-07"]);
  });

  it("gives way to the entry of a check", () => {
    const own: Expectation = { check: "rpc.a", code: "no-reply", ...why };
    const results = [failed("rpc.a", { code: "no-reply" }), failed("rpc.b")];
    expect(judged([ofClause, own], results)).toEqual({ expected: ["rpc.a", "rpc.b"], problems: [] });
    expect(judged([ofClause, own], [failed("rpc.a")])).toEqual({
      expected: [],
      problems: ["unexpected-pass RPC-07", "changed-failure rpc.a"],
    });
  });

  it("is a problem when no check fails by the clause", () => {
    expect(judged([ofClause], [result("rpc.a"), result("rpc.b")]).problems).toEqual([
      "unexpected-pass RPC-07",
    ]);
  });

  it("says nothing while checks of the clause that were not run might still fail", () => {
    expect(judged([ofClause], [result("rpc.a")], ["rpc.b"]).problems).toEqual([]);
    expect(judged([ofClause], [failed("rpc.a")], ["rpc.b"])).toEqual({ expected: ["rpc.a"], problems: [] });
  });
});
