/** Fitting text into columns: words are wrapped, long lines lose their middle, and what is lost is counted. */
import { count } from "./visible.js";

/** Breaks prose at blanks. A word that is longer than a line stays whole: a path or an id must be copied in one piece. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** The text in at most `max` characters: its beginning and its end, and between them how many are missing. */
export function cutMiddle(text: string, max: number): string {
  if (text.length <= max) return text;
  const gap = (missing: number): string => `…(${count(missing)})…`;
  const kept = Math.max(2, max - gap(text.length).length);
  const head = Math.ceil(kept * 0.6);
  const tail = kept - head;
  return text.slice(0, head) + gap(text.length - kept) + text.slice(text.length - tail);
}

/** The text in about `max` characters, around the place `at` that matters. */
export function cutAround(text: string, at: number, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, Math.min(at - Math.floor(max / 2), text.length - max));
  const before = from === 0 ? "" : `…(${count(from)})…`;
  const rest = text.length - from - max;
  const after = rest === 0 ? "" : `…(${count(rest)})…`;
  return before + text.slice(from, from + max) + after;
}

/** Breaks a long line of JSON after a comma, else a bracket or a blank, else at the width. */
export function foldJson(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const least = Math.min(leastPiece, width - 1);
    const end = lastBreak(rest, least, width);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest];
}

/** A piece that is shorter says nothing by itself. */
const leastPiece = 8;

function lastBreak(text: string, least: number, most: number): number {
  for (const places of [",", "{[ "]) {
    for (let end = most; end > least; end -= 1) {
      if (places.includes(text.charAt(end - 1))) return end;
    }
  }
  return most;
}
