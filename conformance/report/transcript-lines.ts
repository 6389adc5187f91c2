/** What was exchanged, one line a message: when, on which channel, which way. */
import type { Failure } from "../engine/result.js";
import { cutMiddle, foldJson } from "./fit.js";
import type { Palette } from "./palette.js";
import { count, visible } from "./visible.js";

export type TranscriptOptions = {
  readonly width: number;
  readonly colors: Palette;
  /** Every message, uncut and unfolded. */
  readonly isTrace: boolean;
};

type Entry = Failure["transcript"][number];

/** A case is set up and judged in about this many messages. */
const mostEntries = 12;
/** What a request takes that carries a session's id and a few parameters. */
const mostLinesPerEntry = 3;

const arrows: Readonly<Record<Entry["dir"], string>> = { send: "→", receive: "←", note: "·" };

/** The last messages; how many went before is said. `→` went to the target, `←` came from it. */
export function transcriptLines(entries: readonly Entry[], options: TranscriptOptions): string[] {
  const { colors, isTrace } = options;
  const shown = isTrace ? entries : entries.slice(-mostEntries);
  const earlier = entries.length - shown.length;
  const channelWidth = Math.max(0, ...shown.map(({ channel }) => visible(channel, 20).length));
  const more = earlier === 0 ? [] : [colors.faint(`… (${count(earlier)} earlier; --trace shows all)`)];
  return [...more, ...shown.flatMap((entry) => entryLines(entry, channelWidth, options))];
}

function entryLines(entry: Entry, channelWidth: number, options: TranscriptOptions): string[] {
  const { width, colors, isTrace } = options;
  const ms = `${Math.round(entry.ms)}`.padStart(4);
  const lead = `${ms} ${visible(entry.channel, 20).padEnd(channelWidth)} ${arrows[entry.dir]} `;
  const text = visible(entry.text, Infinity);
  if (isTrace) return [colors.faint(lead) + text];
  const room = Math.max(20, width - lead.length);
  const [first = "", ...rest] = foldJson(cutMiddle(text, mostLinesPerEntry * room), room);
  const margin = " ".repeat(lead.length);
  return [colors.faint(lead) + first, ...rest.map((line) => margin + line)];
}
