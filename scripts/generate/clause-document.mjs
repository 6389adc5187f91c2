/**
 * The form of a clause in the specification's documents. Nothing else knows it: what comes after reads parsed clauses.
 *
 *     ### LIST-02: Sorted by name
 *
 *     `MUST` · `groups` `subgroups` `base` · `daemon`
 *
 *     Prose until the next heading of level 1 to 3.
 */
import { createHash } from "node:crypto";

export const LEVELS = ["MUST", "SHOULD"];
export const PROFILES = ["groups", "subgroups", "base"];
export const KINDS = ["daemon", "sdk", "mcp", "cli", "discovery"];

const BADGES = "`MUST` · `groups` `subgroups` `base` · `daemon`";
const VERSION = "Specification version: 1.0.0";

const CLAUSE = /^### ([A-Z]+(?:-[A-Z]+)*)-([0-9]{2}): (\S.*)$/;
// However it is spelt: `#### list_2 - Sorted` is one, if there is a family LIST.
const CLAUSE_LIKE =
  /^#{1,6}[ \t]*`?([A-Za-z]+(?:[-_ ][A-Za-z]+)*)[-_ ]?([0-9]{1,3})\b`?[ \t]*[:.–—-]?[ \t]*(.*)$/;
// A family that has no clause yet can only be told by the shape of its first one.
const FIRST_OF_FAMILY = /^### [A-Z]{2,}(?:-[A-Z]+)*-[0-9]/;

/** Every fault of the documents at once, one a line, each with its place and the form it should have had. */
export class ClauseDocumentError extends Error {
  constructor(faults) {
    super(faults.map(({ document, line, what }) => `${document}:${line}: ${what}`).join("\n"));
    this.name = "ClauseDocumentError";
    this.faults = faults;
  }
}

/**
 * @param {readonly import("./clause-document.mjs").SourceDocument[]} documents The first one states the version.
 * @returns {import("./clause-document.mjs").Specification}
 */
export function parseSpecification(documents) {
  const faults = [];
  const families = new Set(documents.flatMap(familiesOf));
  const clauses = documents.flatMap((document) => clausesOf(document, families, faults));
  const seen = new Map();
  for (const { id, document, line } of clauses) {
    const first = seen.get(id);
    if (first !== undefined)
      faults.push({
        document,
        line,
        what: `the id ${id} is taken by the clause at ${first.document}:${first.line}`,
      });
    else seen.set(id, { document, line });
  }
  const version = versionOf(documents, faults);
  if (faults.length > 0) throw new ClauseDocumentError(faults);
  return { version, clauses };
}

function familiesOf({ markdown }) {
  return [...headingsOf(markdown.split(/\r?\n/))].flatMap(({ heading }) => CLAUSE.exec(heading)?.[1] ?? []);
}

function clausesOf({ document, markdown }, families, faults) {
  const lines = markdown.split(/\r?\n/);
  const headings = [...headingsOf(lines)];
  const clauses = [];
  const finished = new Set();
  for (const [index, { heading, line, depth }] of headings.entries()) {
    const fault = (what, at = line) => faults.push({ document, line: at, what });
    const meant = CLAUSE_LIKE.exec(heading);
    if (meant === null || (!families.has(familyMeant(meant)) && !FIRST_OF_FAMILY.test(heading))) continue;
    const exact = CLAUSE.exec(heading);
    if (exact === null) {
      fault(`this looks like the heading of a clause; write it as "${exactHeading(meant)}"`);
      continue;
    }
    const [, family, number, title] = exact;
    const id = `${family}-${number}`;
    const end = headings.slice(index + 1).find((next) => next.depth <= depth)?.line ?? lines.length + 1;
    const body = lines.slice(line, end - 1);
    const badgeAt = body.findIndex((text) => text.trim() !== "");
    const badges = badgesOf(body[badgeAt] ?? "", (what) =>
      fault(`${id}: ${what}`, badgeAt < 0 ? line : line + badgeAt + 1),
    );
    if (badges === undefined) continue;
    const text = body
      .slice(badgeAt + 1)
      .join("\n")
      .trim();
    if (text === "") fault(`${id} has no text; say after its badges what it requires`);

    const previous = clauses.at(-1);
    if (previous !== undefined && previous.family !== family) finished.add(previous.family);
    if (finished.has(family))
      fault(`${id} stands apart from the other clauses of ${family}; move it to them`);
    else if (previous?.family === family && previous.id > id)
      fault(`${id} comes after ${previous.id}; put the clauses of a family in the order of their numbers`);
    clauses.push({ id, family, title: title.trim(), ...badges, text, document, line, hash: hashOf(text) });
  }
  return clauses;
}

/** The headings of a document; a line in a fenced block is none. */
function* headingsOf(lines) {
  let fence;
  for (const [index, text] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(text);
    if (fence !== undefined) {
      if (mark !== null && mark[1].startsWith(fence) && mark[2].trim() === "") fence = undefined;
    } else if (mark !== null) {
      fence = mark[1];
    } else if (/^#{1,6}/.test(text)) {
      yield { heading: text.trimEnd(), line: index + 1, depth: /^#+/.exec(text)[0].length };
    }
  }
}

function familyMeant([, family]) {
  return family.toUpperCase().replaceAll(/[_ ]/g, "-");
}

function exactHeading(meant) {
  const [, , number, title] = meant;
  const id = `${familyMeant(meant)}-${number.padStart(2, "0")}`;
  return `### ${id}: ${title === "" ? "What it is about" : title}`;
}

function badgesOf(text, fault) {
  const parts = text.split("·").map((part) => part.trim());
  const words = parts.map((part) => [...part.matchAll(/`([^`]*)`/g)].map(([, word]) => word));
  const tidy = parts.every((part, index) => part === words[index].map((word) => `\`${word}\``).join(" "));
  if (parts.length !== 3 || !tidy || words.some((part) => part.length === 0)) {
    fault(`its first line has to be its badges, level · profiles · kinds, in the form "${BADGES}"`);
    return undefined;
  }
  const [level, profiles, kinds] = words;
  let sound = true;
  const refuse = (what) => {
    sound = false;
    fault(what);
  };
  if (level.length > 1) refuse(`it has ${level.length} levels; one of ${LEVELS.join(", ")} is its level`);
  for (const [what, given, known] of [
    ["level", level, LEVELS],
    ["profile", profiles, PROFILES],
    ["kind", kinds, KINDS],
  ]) {
    for (const word of given.filter((each) => !known.includes(each)))
      refuse(`"${word}" is no ${what}; ${nearest(word, known)}`);
    if (new Set(given).size < given.length) refuse(`it names a ${what} twice`);
  }
  return sound ? { level: level[0], profiles, kinds } : undefined;
}

/** `did you mean "groups"?` where one is near, else what there is. */
function nearest(word, known) {
  const [best, distance] = known
    .map((each) => [each, editDistance(word.toLowerCase(), each.toLowerCase())])
    .sort(([, a], [, b]) => a - b)[0];
  return distance <= 2 ? `did you mean "${best}"?` : `there are ${known.join(", ")}`;
}

function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, from] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, to] of [...b].entries())
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (from === to ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

function versionOf(documents, faults) {
  const stated = [];
  for (const { document, markdown } of documents) {
    for (const [index, text] of markdown.split(/\r?\n/).entries()) {
      if (!/^\W*specification version\b/i.test(text)) continue;
      const version = /^Specification version: ([0-9]+\.[0-9]+\.[0-9]+)$/.exec(text.trimEnd())?.[1];
      if (version === undefined)
        faults.push({
          document,
          line: index + 1,
          what: `this looks like the version; write it as "${VERSION}"`,
        });
      else stated.push({ document, line: index + 1, version });
    }
  }
  const [first, ...others] = stated;
  const main = documents[0].document;
  if (first?.document !== main && !faults.some(({ what }) => what.includes("looks like the version")))
    faults.push({ document: main, line: 1, what: `no line says the version, in the form "${VERSION}"` });
  for (const { document, line, version } of others.filter((other) => other.version !== first.version))
    faults.push({
      document,
      line,
      what: `the version ${version} is not ${first.version}, as ${first.document}:${first.line} has it`,
    });
  return first?.version;
}

/** Changes when the words do, not when the lines are broken elsewhere. */
function hashOf(text) {
  return createHash("sha256").update(text.replaceAll(/\s+/g, " ").trim()).digest("hex").slice(0, 16);
}
