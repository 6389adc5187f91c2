/** What was exchanged, as a conversation: the kit on the left, the target on the right. */
import type { Failure } from "../../engine/result.js";
import { cutMiddle } from "../fit.js";
import { count, visible } from "../visible.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";

type Entry = Failure["transcript"][number];

/** A case is set up and judged in about a dozen messages; a history of a session in a few dozen. */
const mostEntries = 60;
const longestText = 1_500;

const channelClasses: Readonly<Record<string, string>> = {
  rpc: "on-rpc",
  app: "on-app",
  events: "on-events",
};

export function conversation(entries: readonly Entry[]): Markup {
  const shown = entries.slice(-mostEntries);
  const earlier = entries.length - shown.length;
  return html`<div class="talk-heads" aria-hidden="true"><span>kit →</span><span>← target</span></div>
    ${earlier === 0 ? undefined : html`<p class="gap">… ${count(earlier)} earlier; the JSON report has all</p>`}
    <ol class="talk">
      ${shown.map(entryMarkup)}
    </ol>`;
}

function entryMarkup({ ms, channel, dir, text }: Entry): Markup {
  const name = visible(channel, 20);
  // A channel beyond the first of its kind has a number behind its name.
  const family = channelClasses[/^[a-z]*/.exec(channel)?.[0] ?? ""] ?? "on-other";
  const who = dir === "send" ? "kit →" : dir === "receive" ? "← target" : "note";
  return html`<li class="${dir} ${family}">
    <span class="meta"
      ><span class="visually-hidden">${who} </span><span class="channel">${name}</span>
      <span class="ms">${count(Math.round(ms))} ms</span></span
    ><code>${cutMiddle(visible(text.trim(), Infinity), longestText)}</code>
  </li>`;
}
