/** How the page looks: one column, calm, the same in light and dark. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f7f5, #131619); --panel: light-dark(#fff, #1a1e22); --ink: light-dark(#1b1e22, #e4e7ea);
  --faint: light-dark(#5a626b, #9ba4ad); --line: light-dark(#dddfe2, #31373d); --link: light-dark(#134a8e, #8fc1ff);
  --focus: light-dark(#0b5fd0, #6db0ff); --code: light-dark(#f2f3f4, #121518);
  --pass: light-dark(#17643a, #86d9a7); --pass-soft: light-dark(#e5f2ea, #15301f);
  --fail: light-dark(#a51d17, #ff9f97); --fail-soft: light-dark(#fbe8e6, #3d1c19);
  --warn: light-dark(#745000, #efc76f); --warn-soft: light-dark(#fbf0d3, #362b11);
  --none: light-dark(#5a626b, #a6afb8); --none-soft: light-dark(#ecedef, #262b30);
  --kit: light-dark(#573699, #c7b1f9); --kit-soft: light-dark(#eee8fa, #2b2242);
  --known: light-dark(#1b5583, #93c7f4); --known-soft: light-dark(#e3eff9, #152a3c);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-size-adjust: 100%; }
.page { max-width: 72rem; margin: 0 auto; padding: 1.5rem clamp(0.9rem, 4vw, 2.5rem) 4rem; }
h1, h2, h3, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
h1 { font-size: clamp(1.9rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; font-weight: 650; color: var(--tone); }
h1 .rest { font-weight: 400; font-size: 0.55em; letter-spacing: 0; white-space: nowrap; }
h2 { font-size: 1.2rem; font-weight: 650; margin: 2.75rem 0 0.9rem; }
h3 { font-size: 0.95rem; font-weight: 650; margin: 1.4rem 0 0.5rem; }
h2 .number, .how { font-weight: 400; color: var(--faint); font-size: 0.875rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
ul, ol { list-style: none; }
code, pre, .id, .clause-id, .target { font-family: var(--mono); font-size: 0.86em; }
pre { white-space: pre-wrap; background: var(--code); border: 1px solid var(--line); border-radius: 6px; padding: 0.7rem 0.85rem; line-height: 1.55; unicode-bidi: isolate; }
pre code { font-size: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
section:focus { outline: none; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -5rem; background: var(--panel); padding: 0.6rem 1rem; border-radius: 6px; z-index: 2; }
.skip:focus { top: 0.75rem; }
.is-pass { --tone: var(--pass); --soft: var(--pass-soft); }
.is-fail, .is-crash, .is-hang, .is-flaky { --tone: var(--fail); --soft: var(--fail-soft); }
.is-warn { --tone: var(--warn); --soft: var(--warn-soft); }
.is-na, .is-untestable, .is-unchecked { --tone: var(--none); --soft: var(--none-soft); }
.is-kit-bug { --tone: var(--kit); --soft: var(--kit-soft); }
.is-expected { --tone: var(--known); --soft: var(--known-soft); }

.bar { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: 2rem; }
.kit { color: var(--faint); font-size: 0.9rem; }
button { font: inherit; font-size: 0.85rem; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0.3rem 0.75rem; min-height: 2rem; cursor: pointer; }
button:hover { border-color: var(--faint); }
.target { margin-top: 0.7rem; font-size: 0.95rem; unicode-bidi: isolate; }
.musts { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 1rem; margin-top: 1.6rem; }
progress { appearance: none; width: min(18rem, 100%); height: 0.5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); color: var(--ink); }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--ink); }
progress::-moz-progress-bar { background: var(--ink); }
.facts { display: flex; flex-wrap: wrap; gap: 0.9rem 2.2rem; margin-top: 1.4rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
dt { color: var(--faint); font-size: 0.78rem; }
dd { font-size: 0.95rem; }

.matrix { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.55rem 1.1rem; align-items: start; }
.matrix h3 { margin: 0; font-size: 0.85rem; line-height: 2.7rem; }
.cells { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.cell { display: grid; place-content: center; justify-items: center; width: 2.7rem; height: 2.7rem; border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent); border-radius: 6px; background: var(--soft); color: var(--tone); text-decoration: none; font-size: 0.75rem; line-height: 1.15; }
.cell .sign { font-size: 0.95rem; font-weight: 700; }
.cell.is-fail, .cell.is-crash, .cell.is-hang, .cell.is-flaky, .cell.is-kit-bug { background: var(--tone); color: var(--ground); }
.cell.should { border-style: dashed; border-color: var(--tone); border-radius: 50%; }
.cell:hover { border-color: var(--tone); }
.cell.off { opacity: 0.25; }
.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; margin-top: 0.9rem; color: var(--faint); font-size: 0.8rem; }
.sample { border: 1px solid var(--faint); border-radius: 6px; padding: 0.05rem 0.6rem; }
.sample.should { border-style: dashed; border-radius: 1rem; }

#filter { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem; margin-top: 2.5rem; padding: 0.75rem 0; border-block: 1px solid var(--line); }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; min-width: 0; }
.chip { position: relative; cursor: pointer; }
.chip input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
.chip > span { display: block; border: 1px solid var(--line); border-radius: 2rem; padding: 0.25rem 0.85rem; background: var(--panel); color: var(--tone); font-size: 0.9rem; }
.chip input:checked + span { background: var(--soft); border-color: var(--tone); box-shadow: inset 0 0 0 1px var(--tone); }
.chip input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
.search { flex: 1 1 14rem; min-width: 0; }
.search input { width: 100%; font: inherit; font-size: 0.9rem; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.75rem; }
#shown { color: var(--faint); font-size: 0.85rem; }
.none-left, .gap { color: var(--faint); font-size: 0.85rem; }

summary { display: flex; align-items: baseline; gap: 0.9rem; padding: 0.65rem 0.9rem; cursor: pointer; list-style: none; border-radius: 8px; }
summary::-webkit-details-marker { display: none; }
summary::after { content: "+"; margin-left: auto; color: var(--faint); font-family: var(--mono); }
details[open] > summary::after { content: "−"; }
.badge { flex: none; min-width: 6.2rem; color: var(--tone); font-weight: 600; font-size: 0.85rem; }
.what { min-width: 0; }
.failure { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--tone); border-radius: 8px; margin-bottom: 0.6rem; }
.failure .id { font-weight: 650; }
.failure .clause-id { color: var(--faint); }
.failure .message { display: block; color: var(--ink); font-size: 0.92rem; }
.body { padding: 0.2rem 0.9rem 1.1rem; }
.failure > .body { border-top: 1px solid var(--line); padding: 1rem 0.9rem 1.2rem; }
.title { color: var(--faint); }
.failure .clauses { margin: 0.5rem 0; }
.level { font-size: 0.75rem; font-weight: 600; color: var(--faint); letter-spacing: 0.02em; }
.where { color: var(--faint); font-size: 0.8rem; }
.verdict-line { margin-top: 0.9rem; font-weight: 550; }
.code { color: var(--tone); background: var(--soft); border-radius: 4px; padding: 0.1rem 0.4rem; margin-right: 0.3rem; }
.hint { margin: 0.4rem 0 1.2rem; color: var(--faint); max-width: 70ch; }
.expectation { color: var(--known); }

.compare { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: var(--code); font: 0.84rem/1.6 var(--mono); }
.row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.heads > div { padding-left: 0.6rem !important; }
.row > div { position: relative; padding: 0 0.7rem 0 1.7rem; white-space: pre-wrap; unicode-bidi: isolate; min-height: 1.6em; }
.row > .is { border-inline-start: 1px solid var(--line); }
.heads { font: 600 0.8rem/2 system-ui, sans-serif; color: var(--faint); border-bottom: 1px solid var(--line); }
.differs > div::before { position: absolute; left: 0.6rem; font-weight: 700; }
.differs > .was:not(.none)::before { content: "−"; color: var(--pass); }
.differs > .is:not(.none)::before { content: "+"; color: var(--fail); }
.differs > .was { background: var(--pass-soft); }
.differs > .is { background: var(--fail-soft); }
.differs > .none { background: none; }
mark { background: none; color: var(--fail); font-weight: 700; text-decoration: underline; text-underline-offset: 0.25em; }
.was mark { color: var(--pass); }
.compare .gap { padding: 0.15rem 1.7rem; border-block: 1px solid var(--line); }

.talk-heads { display: flex; justify-content: space-between; color: var(--faint); font-size: 0.8rem; }
.talk { display: grid; gap: 0.4rem; margin-top: 0.4rem; }
.talk li { --edge: 4px solid var(--faint); width: min(82%, 46rem); background: var(--code); padding: 0.35rem 0.7rem; border: 1px solid var(--line); border-radius: 6px; font-size: 0.92rem; line-height: 1.45; }
.talk .send { border-inline-start: var(--edge); }
.talk .receive { justify-self: end; border-inline-end: var(--edge); }
.talk .note { justify-self: center; border-style: dashed; color: var(--faint); }
.talk code { display: block; white-space: pre-wrap; unicode-bidi: isolate; }
.talk .on-rpc { --edge: 4px solid var(--link); }
.talk .on-app { --edge: 6px double var(--kit); }
.talk .on-events { --edge: 4px dotted var(--known); }
.meta { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.75rem; color: var(--faint); }
.channel { font-weight: 650; }
.on-rpc .channel { color: var(--link); } .on-app .channel { color: var(--kit); } .on-events .channel { color: var(--known); }
.replay { display: flex; gap: 0.6rem; align-items: start; }
.replay pre { flex: 1; min-width: 0; }

.family { margin-bottom: 1.4rem; }
.clause { border-bottom: 1px solid var(--line); }
.clause > summary { padding: 0.35rem 0.4rem; }
.clause .body { padding-inline: 0.4rem; }
.spec { white-space: pre-wrap; max-width: 76ch; padding: 0.6rem 0; }
.checks li { display: flex; gap: 0.9rem; padding: 0.35rem 0; border-top: 1px solid var(--line); font-size: 0.92rem; }
.checks .what > * { margin-right: 0.4rem; }
.reason { color: var(--faint); font-style: italic; }
.problems { border: 1px solid var(--tone); border-radius: 8px; padding: 0 1.1rem 1rem; margin-top: 2rem; background: var(--soft); }
.problems h2 { margin-top: 1rem; color: var(--tone); }
.notes li, .problems li { padding: 0.15rem 0; }
footer { margin-top: 3rem; color: var(--faint); font-size: 0.8rem; }

@media (max-width: 46rem) {
  body { font-size: 15px; }
  .row { display: block; }
  .row > .is { border: 0; }
  .same > .is, .differs > .none { display: none; }
  .heads { display: flex; gap: 1rem; }
  .heads > .was { padding-right: 0; }
  .heads > .is { padding-left: 0; }
  .talk li { width: 92%; }
  summary { flex-wrap: wrap; gap: 0.1rem 0.75rem; position: relative; padding-right: 2.2rem; }
  summary::after { position: absolute; right: 0.9rem; top: 0.6rem; }
  .what { flex-basis: 100%; }
  .checks li { flex-wrap: wrap; gap: 0.1rem 0.75rem; }
  .cell { width: 2.45rem; height: 2.45rem; }
  .matrix h3 { line-height: 2.45rem; }
  .replay { flex-wrap: wrap; }
  .replay pre { flex-basis: 100%; }
  .facts { gap: 0.7rem 1.5rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  :root { color-scheme: light; }
  #theme, #filter, .skip, .copy, .legend .key { display: none !important; }
  body { font-size: 10pt; background: none; }
  .page { max-width: none; padding: 0; }
  .cell, .differs > div, .badge, .chip > span { print-color-adjust: exact; }
  .failure { break-inside: auto; }
  summary { break-after: avoid; }
  summary::after { content: none !important; }
}
`;
