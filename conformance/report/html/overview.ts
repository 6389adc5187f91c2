/** The head of the page: what it comes to, of what, and the filter. */
import { exitCodes } from "../../engine/exit-code.js";
import type { Report } from "../../engine/result.js";
import { timeText } from "../counts-text.js";
import { expectationProblems } from "../expected-failures.js";
import { palette } from "../palette.js";
import { lastWord } from "../summary-lines.js";
import { count, visible } from "../visible.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import { classOf, occurring, signOf, standingOf, wordOf } from "./standing.js";

const mostNotes = 100;

export function overview(report: Report): Markup {
  const { exitCode, target, musts, kit } = report;
  const tone =
    exitCode === exitCodes.conforming
      ? "is-pass"
      : exitCode === exitCodes.notConforming
        ? "is-fail"
        : "is-warn";
  const [head = "", ...rest] = lastWord(report, palette(false)).split(/ (?=\()/);
  return html`<header class="${tone}">
    <div class="bar">
      <p class="kit">${kit.name}</p>
      <button type="button" id="theme" hidden>Theme: system</button>
    </div>
    <h1>${head.charAt(0).toUpperCase() + head.slice(1)} <span class="rest">${rest.join(" ")}</span></h1>
    <p class="target">${visible(target.name, 1_000)}</p>
    <p class="musts">
      <label for="musts"><strong>${musts.checked} of ${musts.of}</strong> MUSTs checked</label>
      <progress id="musts" value="${musts.checked}" max="${Math.max(1, musts.of)}"></progress>
    </p>
    <dl class="facts">
      ${facts(report).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </header>`;
}

function facts({
  kit,
  specification,
  target,
  profile,
  seed,
  runs,
  startedAt,
  durationMs,
  shard,
}: Report): [string, string][] {
  return [
    ["profile", profile],
    ["specification", specification.version],
    ["kit", kit.version],
    ["seed", String(seed)],
    ["cases a property", count(runs)],
    ["started", startedAt.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC")],
    ["took", timeText(durationMs)],
    ...(target.version === undefined
      ? []
      : [["target’s version", visible(target.version, 100)] as [string, string]]),
    ...(shard === undefined ? [] : [["shard", `${shard.index} of ${shard.of}`] as [string, string]]),
  ];
}

/** Verdicts that occur, each with its count, and a text to look for. Shown by the script, which makes it work. */
export function filter({ checks }: Report): Markup {
  return html`<form id="filter" role="search" hidden>
    <fieldset>
      <legend class="visually-hidden">Verdicts</legend>
      ${occurring(checks).map((standing) => {
        const number = checks.filter((check) => standingOf(check) === standing).length;
        return html`<label class="chip ${classOf(standing)}"
          ><input type="checkbox" name="standing" value="${standing}" /><span
            ><span aria-hidden="true">${signOf(standing)}</span> ${count(number)} ${wordOf(standing)}</span
          ></label
        >`;
      })}
    </fieldset>
    <label class="search"
      ><span class="visually-hidden">Text</span
      ><input
        type="search"
        name="text"
        placeholder="Filter by id, clause or words"
        autocomplete="off"
        spellcheck="false"
    /></label>
    <output id="shown"></output>
  </form>`;
}

/** What there is to say besides the checks. */
export function remarks(report: Report): Markup {
  const problems = expectationProblems(report);
  const { notes } = report;
  return html`${
    problems.length === 0
      ? undefined
      : html`<section class="problems is-fail">
          <h2>Expectations that do not hold</h2>
          <ul>
            ${problems.slice(0, mostNotes).map((problem) => html`<li>${visible(problem, 1_000)}</li>`)}
          </ul>
        </section>`
  }
  ${
    notes.length === 0
      ? undefined
      : html`<section class="notes">
          <h2>Notes</h2>
          <ul>
            ${notes.slice(0, mostNotes).map((note) => html`<li>${visible(note, 1_000)}</li>`)}
          </ul>
        </section>`
  }`;
}
