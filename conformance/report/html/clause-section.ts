/** The clauses: all of them at a glance, and each with what it says and the checks that speak for it. */
import type { CheckResult, Report } from "../../engine/result.js";
import { timeText } from "../counts-text.js";
import { count, visible } from "../visible.js";
import { html, prose } from "./markup.js";
import type { Markup } from "./markup.js";
import { classOf, clauseRows, signOf, standingOf, wordOf } from "./standing.js";
import type { ClauseRow } from "./standing.js";

/** A cell for each clause, a row for each family. */
export function matrix(report: Report): Markup {
  return html`<section id="matrix" aria-labelledby="matrix-head">
    <h2 id="matrix-head">Clauses <span class="number">profile ${report.profile}</span></h2>
    <div class="matrix">
      ${byFamily(clauseRows(report)).map(
        ([family, rows]) =>
          html`<h3>${family}</h3>
            <ol class="cells">
              ${rows.map(cell)}
            </ol>`,
      )}
    </div>
    <p class="legend">
      <span class="sample must">MUST</span> <span class="sample should">SHOULD</span>
      <span class="key js-only" hidden>Arrow keys move between clauses, Enter opens one.</span>
    </p>
  </section>`;
}

function cell({ clause: { id, level, title }, standing }: ClauseRow): Markup {
  const number = id.slice(id.indexOf("-") + 1);
  const says = `${id} ${level} ${title}: ${wordOf(standing)}`;
  return html`<li>
    <a
      class="cell ${classOf(standing)} ${level.toLowerCase()}"
      href="#${id}"
      title="${says}"
      aria-label="${says}"
      ><span aria-hidden="true" class="sign">${signOf(standing)}</span
      ><span aria-hidden="true">${number}</span></a
    >
  </li>`;
}

/** Every clause in full. */
export function clauseSection(report: Report): Markup {
  const reasons = new Map(report.musts.unchecked.map(({ clause, reason }) => [clause, reason]));
  return html`<section id="clauses">
    <h2>Every clause and its checks</h2>
    ${byFamily(clauseRows(report)).map(
      ([family, rows]) =>
        html`<div class="family">
          <h3>${family}</h3>
          ${rows.map((row) => clauseItem(row, reasons.get(row.clause.id)))}
        </div>`,
    )}
    <p class="none-left" hidden>No clause fits the filter.</p>
  </section>`;
}

function clauseItem({ clause, standing, results }: ClauseRow, reason: string | undefined): Markup {
  const { id, level, title, text, document, line } = clause;
  const standings = [...new Set([standing, ...results.map(standingOf)])].join(" ");
  const find = [id, level, title, ...results.map((result) => `${result.id} ${visible(result.title, 300)}`)];
  return html`<details
    class="clause ${classOf(standing)}"
    id="${id}"
    data-standing="${standings}"
    data-find="${find.join(" ").toLowerCase()}"
  >
    <summary>
      <span class="badge"><span aria-hidden="true">${signOf(standing)}</span> ${wordOf(standing)}</span>
      <span class="what"
        ><span class="clause-id">${id}</span> <span class="level">${level}</span> ${title}</span
      >
    </summary>
    <div class="body">
      ${reason === undefined ? undefined : html`<p class="reason">Not checked: ${visible(reason, 1_000)}</p>`}
      <div class="spec">${prose(text)}</div>
      <p class="where">${document}:${line}</p>
      ${
        results.length === 0
          ? undefined
          : html`<ul class="checks">
              ${results.map(checkItem)}
            </ul>`
      }
    </div>
  </details>`;
}

function checkItem(result: CheckResult): Markup {
  const { id, failure, runs, durationMs, reason, title } = result;
  const standing = standingOf(result);
  const name =
    failure === undefined
      ? html`<span class="id">${id}</span>`
      : html`<a class="id" href="#check-${id}">${id}</a>`;
  return html`<li class="${classOf(standing)}">
    <span class="badge"><span aria-hidden="true">${signOf(standing)}</span> ${wordOf(standing)}</span>
    <span class="what"
      >${name} <span class="title">${visible(title, 300)}</span>
      ${reason === undefined ? undefined : html`<span class="reason">${visible(reason, 1_000)}</span>`}
      <span class="how">${count(runs)} ${runs === 1 ? "case" : "cases"}, ${timeText(durationMs)}</span></span
    >
  </li>`;
}

function byFamily(rows: readonly ClauseRow[]): [string, ClauseRow[]][] {
  const families = [...new Set(rows.map(({ clause }) => clause.family))];
  return families.map((family) => [family, rows.filter(({ clause }) => clause.family === family)]);
}
