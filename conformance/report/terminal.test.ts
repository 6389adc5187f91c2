import { describe, expect, it } from "vitest";
import type { CheckResult, Report } from "../engine/result.js";
import type { Output, ReporterOptions } from "./reporter.js";
import { terminalReporter } from "./terminal.js";
import { eventsOf, failing, hostileFailure, memory, passing, reportOf } from "./testing/results.js";

const usual: ReporterOptions = {
  kit: { name: "appduct-conformance", version: "1.2.3" },
  detail: "normal",
  isTrace: false,
  now: () => 0,
};

function told(report: Report, options: Partial<ReporterOptions> = {}, output: Partial<Output> = {}): string {
  const place = memory(output);
  const tell = terminalReporter(place, { ...usual, ...options });
  for (const event of eventsOf(report)) tell(event);
  return place.text();
}

const ofList = (checks: readonly CheckResult[], more: Partial<Report> = {}): Report => reportOf(checks, more);

describe("the terminal report", () => {
  it("has a line for each suite, what was not checked, and the last word", () => {
    const skipped = passing({ id: "rpc.x", suite: "rpc", verdict: "n/a", reason: "no", durationMs: 0 });
    const text = told(ofList([passing(), passing({ id: "list.other", durationMs: 1_000 }), skipped]));
    expect(text).toBe(`appduct-conformance 1.2.3  specification 1.0.0, profile groups
target ./daemon
3 checks, 100 cases a property, seed 1

  ✓ list         2 passed  1.1 s
  – rpc          1 n/a  0 ms

${"─".repeat(80)}
2 passed, 1 n/a in 12.3 s
MUSTs checked: 1 of 2 (groups)
  WIRE-08: not observable on a daemon
conforming
`);
  });

  it("says of each failure all that it takes to understand it", () => {
    const transcript = [
      { ms: 1.4, channel: "rpc", dir: "send", text: '{"id":1,"method":"tools.list"}' },
      { ms: 12, channel: "rpc", dir: "receive", text: '{"id":1,"result":{}}' },
    ] as const;
    const text = told(ofList([failing({ transcript, stderr: "boom\nat x\n", alsoFailing: ["two"] })]));
    expect(text).toMatch(/^ {4}✗ list\.sorted-by-name {2}failed\n {8}the tools are not sorted by name$/m);
    expect(text).toContain(`
1 of 1  list.sorted-by-name  failed
tools come sorted by name, by code unit
`);
    expect(text).toMatch(/^ {2}LIST-02 MUST {2}Sorted by name {2}docs\/PROTOCOL\.md:\d+$/m);
    expect(text).toContain(`
  wrong-order: the tools are not sorted by name
  hint  Usually the sort of the language or of the locale: the order is that of
        UTF-16 code units, so Z comes before a. Otherwise the order of arrival,
        or of a hash map.

  input (confirmed 2 of 2, simplified 14 times)
    [{ "name": "B" }, { "name": "a" }]

  expected  ["B", "a"]
  actual    ["a", "B"]
              ^

  also fail two

  exchanged (ms; → to the target, ← from it)
     1 rpc → {"id":1,"method":"tools.list"}
    12 rpc ← {"id":1,"result":{}}

  the target's stderr
  │ boom
  │ at x

  see it again
  npx appduct-conformance --only list.sorted-by-name
`);
    expect(text.endsWith("\nnot conforming (1 check)\n")).toBe(true);
  });

  it("says what must come before an input that fails only then", () => {
    const text = told(ofList([failing({ counterexample: { case: 1, vector: "one", after: [2, 3] } })]));
    expect(text).toContain(`
  input "one" (confirmed 2 of 2, simplified 14 times)
    1
  only after these inputs
    2
    3
`);
  });

  it.each([["quiet"], ["normal"], ["verbose"]] as const)(
    "lets nothing of a hostile target through when %s",
    (detail) => {
      for (const isTrace of [false, true]) {
        const text = told(ofList([hostileFailure()], { notes: ["\u001b[2J"] }), { detail, isTrace });
        expect(text).not.toMatch(/[^\n\P{C}]/u);
        expect(text).toContain("\\u001b]0;owned\\u0007");
      }
    },
  );

  it("keeps within its columns, whatever it is told", () => {
    const long = told(ofList([hostileFailure(), failing({ message: "word ".repeat(100) })]));
    const lines = long.split("\n").filter((line) => !line.includes("npx ") && !line.includes("│"));
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
  });

  it("shows the last of a long conversation, and all of it with --trace", () => {
    const transcript = Array.from({ length: 40 }, (_, at) => ({
      ms: at,
      channel: "rpc",
      dir: "send" as const,
      text: `{"id":${at},"filler":"${"x".repeat(400)}"}`,
    }));
    const short = told(ofList([failing({ transcript })]));
    expect(short).toContain("  … (28 earlier; --trace shows all)\n");
    expect(short).not.toContain('{"id":27,');
    expect(short).toMatch(/ 39 rpc → \{"id":39,[^]*…\(\d+\)…/);
    const full = told(ofList([failing({ transcript })]), { isTrace: true });
    expect(full).toContain(`  0 rpc → ${transcript[0]?.text ?? ""}\n`);
  });

  it("puts warnings before failures, so that the failures are nearer to the end", () => {
    const warning = failing({}, { id: "list.z", level: "SHOULD", verdict: "warn" });
    const text = told(ofList([failing(), warning]));
    expect(text.indexOf("1 of 2  list.z  warned")).toBeGreaterThan(0);
    expect(text.indexOf("2 of 2  list.sorted-by-name  failed")).toBeGreaterThan(text.indexOf("1 of 2"));
    expect(text).toContain("\n1 failed, 1 warned in 12.3 s\n");
  });

  it("is quiet when told to be: failures and the last word", () => {
    expect(told(ofList([passing()]), { detail: "quiet" })).toBe("conforming\n");
    expect(told(ofList([failing()]), { detail: "quiet" })).toMatch(
      /^─+\n1 of 1 [^]*\nnot conforming \(1 check\)\n$/,
    );
  });

  it("has a line for each check and each unchecked MUST when it is verbose", () => {
    const text = told(ofList([passing()]), { detail: "verbose" });
    expect(text).toContain("    ✓ list.sorted-by-name  84 ms\n");
    expect(text).toMatch(/^ {2}WIRE-08 .+: not observable on a daemon$/m);
  });

  it.each([
    [
      4,
      [failing({ code: "kit-bug", actual: "Error: x\n    at y" }, { verdict: "kit-bug" })],
      "no verdict: the kit itself failed in 1 check; please report it",
    ],
    [5, [], "nothing executed"],
    [130, [failing()], "interrupted after 1 check; 1 check not conforming so far"],
  ] as const)("ends with a word for exit code %i", (exitCode, checks, word) => {
    expect(told(ofList(checks, { exitCode })).endsWith(`\n${word}\n`)).toBe(true);
  });

  it("shows the suites of which an interrupted run has seen a part", () => {
    const place = memory();
    const tell = terminalReporter(place, usual);
    const [start, ...events] = eventsOf(
      ofList([passing(), passing({ id: "list.other" })], { exitCode: 130 }),
    );
    for (const event of [start, ...events.slice(0, 3), events.at(-1)]) if (event !== undefined) tell(event);
    expect(place.text()).toContain("  ✓ list         1 passed  84 ms\n");
  });

  it("draws its progress on a terminal only, and wipes it before it writes", () => {
    const events = (): Report => ofList([passing()]);
    expect(told(events(), {}, { isLive: false })).not.toContain("\r");
    const live = told(events(), {}, { isLive: true });
    expect(live).toContain("\r\u001b[2K  1/1  list.sorted-by-name\r\u001b[2K  ✓ list");
    expect(live.slice(live.lastIndexOf("\r"))).toMatch(/^\r\u001b\[2K {2}✓ list/);
  });

  it("counts the MUSTs of a reason by family when they are many", () => {
    const unchecked = Array.from({ length: 17 }, (_, at) => ({
      clause: `LIST-${String(at + 1).padStart(2, "0")}` as "LIST-01",
      reason: "no check speaks for it",
    }));
    const musts = {
      checked: 0,
      of: 18,
      unchecked: [{ clause: "SEL-01" as const, reason: "no check speaks for it" }, ...unchecked],
    };
    expect(told(ofList([passing()], { musts }))).toContain(
      "\n  1 of SEL, 17 of LIST: no check speaks for it\n",
    );
  });
});

describe("expected failures", () => {
  const why = { reason: "known \u001b[2J", link: "https://example.org/1", expires: "2026-12-31" };
  const expectations = { file: "known.yaml", entries: [], expected: 1, problems: [] };
  const known = failing({}, { expected: why });

  it("get a line each, and the run is not called conforming", () => {
    const text = told(ofList([passing({ id: "list.other" }), known], { expectations }));
    expect(text).toContain("  ! list         1 passed, 1 failed (1 as expected)  168 ms\n");
    expect(text).toContain(`
expected failures
  list.sorted-by-name  failed with wrong-order: known \\u001b[2J (https://example.org/1, until 2026-12-31)
`);
    expect(text).not.toContain("see it again");
    expect(text).toMatch(/\nconforming but for 1 expected failure\n$/);
    expect(told(ofList([known], { expectations }), { detail: "quiet" })).toBe(
      "conforming but for 1 expected failure\n",
    );
  });

  it("that do not hold any more are told in full, in quiet too", () => {
    const message = `list.other passes: ${"take the entry out ".repeat(5)}`;
    const problems = [{ kind: "unexpected-pass", check: "list.other", line: 7, message } as const];
    const report = ofList([passing({ id: "list.other" }), known], {
      expectations: { ...expectations, problems },
      exitCode: 1,
    });
    for (const detail of ["normal", "quiet"] as const) {
      expect(told(report, { detail })).toContain(`
1 expectation does not hold
  ✗ unexpected-pass
    known.yaml:7: list.other passes: take the entry out take the entry out take
    the entry out take the entry out take the entry out`);
      expect(told(report, { detail })).toMatch(/\n1 expectation does not hold\n$/);
    }
  });
});
