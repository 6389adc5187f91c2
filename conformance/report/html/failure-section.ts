/** The failures, each to be opened: what was expected and came, and how to see it again. */
import { clauses } from "../../../generated/clauses.js";
import type { CheckResult, Failure, Report } from "../../engine/result.js";
import { expectedText } from "../expected-failures.js";
import { hintFor } from "../failure-hints.js";
import { jsonLines } from "../json-lines.js";
import { count, visible, visibleLines } from "../visible.js";
import { conversation } from "./conversation.js";
import { html, Markup } from "./markup.js";
import { sideBySide } from "./side-by-side.js";
import { classOf, occurring, signOf, standingOf, wordOf } from "./standing.js";

/** Characters of details that one page holds; a browser shows that at once, and the JSON report has the rest. */
const mostDetails = 16 * 1024 * 1024;
const longestString = 400;
const mostElements = 60;
const mostStderrLines = 60;
const mostNames = 50;

export function failureSection({ checks }: Report): Markup {
  const failed = checks.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return html`<section id="failures" tabindex="-1"></section>`;
  const order = occurring(failed);
  const place = (result: CheckResult): number => order.indexOf(standingOf(result));
  const sorted = [...failed].sort((a, b) => place(a) - place(b));
  let room = mostDetails;
  const items = sorted.map((result) => {
    const body = result.failure === undefined ? html`` : details(result, result.failure);
    room -= body.html.length;
    return item(
      result,
      room > 0 ? body : html`<p class="gap">Left out for its size; the JSON report has it.</p>`,
    );
  });
  return html`<section id="failures" tabindex="-1">
    <h2>What did not pass <span class="number">${failed.length}</span></h2>
    ${items}
    <p class="none-left" hidden>None of these fits the filter.</p>
  </section>`;
}

function item(result: CheckResult, body: Markup): Markup {
  const { id, failure, title } = result;
  const standing = standingOf(result);
  const message = visible(failure?.message ?? "", 300);
  const find = [id, title.slice(0, 300), message, failure?.code ?? "", ...result.clauses]
    .join(" ")
    .toLowerCase();
  return html`<details
    class="failure ${classOf(standing)}"
    id="check-${id}"
    data-standing="${standing}"
    data-find="${find}"
  >
    <summary>
      <span class="badge"><span aria-hidden="true">${signOf(standing)}</span> ${wordOf(standing)}</span>
      <span class="what"
        ><span class="id">${id}</span> <span class="clause-id">${failure?.clause}</span>
        <span class="message">${message}</span></span
      >
    </summary>
    <div class="body">${body}</div>
  </details>`;
}

function details(result: CheckResult, failure: Failure): Markup {
  const {
    code,
    expected,
    actual,
    confirmed,
    shrinks,
    counterexample,
    alsoFailing,
    transcript,
    stderr,
    replay,
  } = failure;
  const simpler = shrinks === 0 ? "" : `, simplified ${count(shrinks)} ${shrinks === 1 ? "time" : "times"}`;
  const { vector, after = [] } = counterexample;
  const names = alsoFailing.slice(0, mostNames).map((name) => visible(name, 200));
  const more =
    alsoFailing.length > names.length ? `, and ${count(alsoFailing.length - names.length)} more` : "";
  return html`<p class="title">${visible(result.title, 500)}</p>
    ${result.expected === undefined ? undefined : html`<p class="expectation">Expected to fail: ${visible(expectedText(result.expected), 1_000)}</p>`}
    <ul class="clauses">
      ${result.clauses.map((id) => {
        const { title, level, document, line } = clauses[id];
        return html`<li>
          <a href="#${id}">${id}</a> <span class="level">${level}</span> ${title}
          <span class="where">${document}:${line}</span>
        </li>`;
      })}
    </ul>
    <p class="verdict-line"><code class="code">${code}</code> ${visible(failure.message, 2_000)}</p>
    <p class="hint">${hintFor(code)}</p>
    ${code === "kit-bug" ? block("What happened", visibleLines(String(actual))) : sideBySide(expected, actual)}
    <h3>
      Input ${vector === undefined ? undefined : html`<code>${visible(vector, 200)}</code>`}
      <span class="how">confirmed ${confirmed.seen} of ${confirmed.of}${simpler}</span>
    </h3>
    ${pre(json(counterexample.case))}
    ${after.length === 0 ? undefined : block("Only after", after.flatMap(json))}
    ${names.length === 0 ? undefined : html`<p><strong>Also fail</strong> ${names.join(", ")}${more}</p>`}
    ${
      transcript.length === 0
        ? undefined
        : html`<h3>Exchanged</h3>
            ${conversation(transcript)}`
    }
    ${stderr === "" ? undefined : block("Standard error of the target", visibleLines(stderr.trimEnd()).slice(-mostStderrLines))}
    <h3>See it again</h3>
    <div class="replay">
      <pre><code>${visible(replay, 4_096)}</code></pre>
      <button type="button" class="copy" hidden>Copy</button>
    </div>`;
}

function json(value: unknown): string[] {
  return jsonLines(value ?? null, { width: 100, longestString, mostElements });
}

function block(name: string, lines: readonly string[]): Markup {
  return html`<h3>${name}</h3>
    ${pre(lines)}`;
}

/** Line ends are the page's own; what is in a line has none. */
function pre(lines: readonly string[]): Markup {
  const inner = lines.map((line) => html`${line}`.html).join("\n");
  return new Markup(`<pre>${inner}</pre>`);
}
