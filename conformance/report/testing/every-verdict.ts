/** For tests of reporters: a report in which every verdict occurs, and one in which a target has written everywhere. */
import type { CheckResult, Report } from "../../engine/result.js";
import { failing, hostileFailure, passing, reportOf } from "./results.js";

/** An expected failure, as a run with expectations has it. */
export function expectedToFail(reason = "the old sort is replaced in May"): CheckResult {
  const expected = { reason, link: "https://example.test/1", expires: "2026-06-01" };
  return Object.assign(failing({}, { id: "list.expected" }), { expected });
}

export function everyVerdict(): Report {
  const stderr = "Traceback\n  line 1\n";
  const transcript = [{ ms: 1.5, channel: "rpc", dir: "send", text: '{"id":1}' }] as const;
  return reportOf([
    passing(),
    failing({ transcript, stderr }, { id: "list.fails" }),
    failing({ stderr }, { id: "list.warns", verdict: "warn", level: "SHOULD" }),
    failing({ confirmed: { seen: 1, of: 3 } }, { id: "list.flickers", verdict: "flaky" }),
    failing({ code: "target-exited" }, { id: "wire.crashes", suite: "wire", verdict: "crash" }),
    failing({ code: "no-reply" }, { id: "wire.hangs", suite: "wire", verdict: "hang" }),
    failing(
      { code: "kit-bug", actual: "Error: x\n    at y" },
      { id: "wire.bug", suite: "wire", verdict: "kit-bug" },
    ),
    passing({ id: "rpc.none", suite: "rpc", verdict: "n/a", reason: "not of this profile" }),
    passing({ id: "rpc.unseen", suite: "rpc", verdict: "untestable", reason: "not to be seen" }),
    expectedToFail(),
  ]);
}

/** Markup, commands, controls and characters that no format takes: what a target may say in every place it can. */
export const hostileText =
  `<img src=x onerror=alert(1)></script><style>*{display:none}</style>]]>--><a href="javascript:alert(1)">` +
  "`${alert(1)}`{{7*7}} ::error::owned %0A ##[error]owned | **b** @me [x](javascript:alert(1)) &amp; &#60; ' \" " +
  "\u001b]0;owned\u0007\u001b[2J\u202eevil\u2066\u0000\u0008\u007f\u009b31m\ud800x\udc00\ufffe\uffff\u{1fffe}\u{e0041}" +
  "\r\n::error::owned\n##[error]owned\n\t::stop-commands::x\u0085::set-output::x\u2028::y";

/** The text in every place of a report that a target, or whoever runs the kit, can write to. */
export function hostileReport(text = hostileText): Report {
  const base = hostileFailure();
  const failure = {
    message: text,
    expected: { [text]: text, list: [text, "same"] },
    actual: { [text]: 1, list: ["same", text] },
    counterexample: { case: [text], vector: text, after: [text] },
    alsoFailing: [text],
    transcript: [
      { ms: 1, channel: "rpc", dir: "send" as const, text },
      { ms: 2, channel: text, dir: "receive" as const, text: `{"a":${JSON.stringify(text)}}` },
      { ms: 3, channel: "transcript", dir: "note" as const, text },
    ],
    stderr: text.repeat(3),
    replay: text,
  };
  return reportOf(
    [
      base,
      failing(failure, { id: "list.hostile", title: text }),
      Object.assign(failing(failure, { id: "list.hostile-expected" }), {
        expected: { reason: text, link: text, expires: text },
      }),
      failing({ ...failure, code: "kit-bug", actual: text }, { id: "list.hostile-bug", verdict: "kit-bug" }),
      passing({ id: "list.hostile-na", verdict: "n/a", reason: text }),
    ],
    {
      target: { kind: "daemon", name: text, version: text },
      notes: [text],
      musts: { checked: 1, of: 2, unchecked: [{ clause: "WIRE-08", reason: text }] },
      ...{ expectations: { entries: [], expected: 1, problems: [{ kind: "unmatched", message: text }] } },
    },
  );
}
