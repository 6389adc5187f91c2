import { describe, expect, test } from "vitest";
import { ClauseDocumentError, parseSpecification } from "./clause-document.mjs";

const VERSION = "Specification version: 1.2.3";
const BADGES = "`MUST` · `groups` `base` · `daemon` `sdk`";

function clause(heading: string, badges = BADGES, text = "It is so.") {
  return `${heading}\n\n${badges}\n\n${text}\n`;
}

function parse(...markdown: readonly string[]) {
  return parseSpecification([{ document: "docs/SPEC.md", markdown: [VERSION, "", ...markdown].join("\n") }]);
}

/** `line: what`, the lines counted from the version's. */
function faults(...markdown: readonly string[]) {
  try {
    parse(...markdown);
  } catch (error) {
    if (error instanceof ClauseDocumentError) return error.faults.map(({ line, what }) => `${line}: ${what}`);
    throw error;
  }
  return [];
}

describe("a clause", () => {
  test("is read with its badges, its text and its place", () => {
    const { version, clauses } = parse("# Title", "", clause("### LIST-02: Sorted by `name`"));
    expect(version).toBe("1.2.3");
    expect(clauses).toEqual([
      {
        id: "LIST-02",
        family: "LIST",
        title: "Sorted by `name`",
        level: "MUST",
        profiles: ["groups", "base"],
        kinds: ["daemon", "sdk"],
        text: "It is so.",
        document: "docs/SPEC.md",
        line: 5,
        hash: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      },
    ]);
  });

  test("ends at the next heading of level 1 to 3, and at no other", () => {
    const text = "One.\n\n#### A remark\n\n```\n### REG-01: in an example\n# and a comment\n```\n\nTwo.";
    const { clauses } = parse(clause("### LIST-01: One", BADGES, text), "### Notes", "", "Aside.");
    expect(clauses.map((each) => each.text)).toEqual([text]);
  });

  test("may belong to a family of two words", () => {
    const { clauses } = parse(clause("### DISC-CFG-01: Defaults", "`SHOULD` · `groups` · `discovery`"));
    expect(clauses).toMatchObject([{ id: "DISC-CFG-01", family: "DISC-CFG", level: "SHOULD" }]);
  });

  test("has a hash of its words, not of its lines", () => {
    const hashes = ["It is so.", "It  is\nso.", "It is not so."].map(
      (text) => parse(clause("### LIST-01: One", BADGES, text)).clauses[0]?.hash,
    );
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  test("may stand in a file with CR LF", () => {
    const markdown = [VERSION, "", clause("### LIST-01: One")].join("\n").replaceAll("\n", "\r\n");
    expect(parseSpecification([{ document: "a.md", markdown }]).clauses).toMatchObject([
      { id: "LIST-01", line: 3 },
    ]);
  });
});

describe("a heading that was meant as a clause", () => {
  test.each([
    ["#### LIST-02: Sorted", "### LIST-02: Sorted"],
    ["### LIST-2: Sorted", "### LIST-02: Sorted"],
    ["### LIST-02 Sorted", "### LIST-02: Sorted"],
    ["### LIST-02 - Sorted", "### LIST-02: Sorted"],
    ["### List_02: Sorted", "### LIST-02: Sorted"],
    ["###LIST-02: Sorted", "### LIST-02: Sorted"],
    ["### `LIST-02`: Sorted", "### LIST-02: Sorted"],
    ["### LIST-02", "### LIST-02: What it is about"],
  ])("%s", (heading, right) => {
    expect(faults(clause("### LIST-01: One"), clause(heading))).toEqual([
      `9: this looks like the heading of a clause; write it as "${right}"`,
    ]);
  });

  test("is told by its shape when it is the first of its family", () => {
    expect(faults(clause("### NEW-1: One"))).toEqual([
      '3: this looks like the heading of a clause; write it as "### NEW-01: One"',
    ]);
  });

  test.each(["#### UTF-16 code units", "## 2. LIST: listing", "### Step 1", "#### base64 payloads"])(
    "is not %s",
    (heading) => {
      expect(faults(clause("### LIST-01: One"), heading)).toEqual([]);
    },
  );
});

describe("badges", () => {
  const form =
    'its first line has to be its badges, level · profiles · kinds, in the form "`MUST` · `groups` `subgroups` `base` · `daemon`"';
  test.each([
    ["Prose.", form],
    ["`MUST` · `groups`", form],
    ["`MUST` · `groups` · ", form],
    ["MUST · groups · daemon", form],
    ["`MUST` · `groups`, `base` · `daemon`", form],
    ["`MUST` `SHOULD` · `groups` · `daemon`", "it has 2 levels; one of MUST, SHOULD is its level"],
    ["`MAY` · `groups` · `daemon`", '"MAY" is no level; there are MUST, SHOULD'],
    ["`Must` · `groups` · `daemon`", '"Must" is no level; did you mean "MUST"?'],
    ["`MUST` · `group` · `daemon`", '"group" is no profile; did you mean "groups"?'],
    ["`MUST` · `groups` · `deamon`", '"deamon" is no kind; did you mean "daemon"?'],
    ["`MUST` · `groups` · `server`", '"server" is no kind; there are daemon, sdk, mcp, cli, discovery'],
    ["`MUST` · `groups` `groups` · `daemon`", "it names a profile twice"],
  ])("%s", (badges, what) => {
    expect(faults(clause("### LIST-01: One", badges))).toEqual([`5: LIST-01: ${what}`]);
  });

  test("are missed where the clause ends with its heading", () => {
    expect(faults("### LIST-01: One", "", "### LIST-02: Two", "", BADGES, "", "Text.")).toEqual([
      `3: LIST-01: ${form}`,
    ]);
  });

  test("do not make up for a text", () => {
    expect(faults(clause("### LIST-01: One", BADGES, ""))).toEqual([
      "3: LIST-01 has no text; say after its badges what it requires",
    ]);
  });
});

describe("ids", () => {
  test("are taken once", () => {
    expect(faults(clause("### LIST-01: One"), clause("### LIST-01: Again"))).toEqual([
      "9: the id LIST-01 is taken by the clause at docs/SPEC.md:3",
    ]);
  });

  test("are taken once over all documents", () => {
    const documents = ["a.md", "b.md"].map((document) => ({
      document,
      markdown: [VERSION, "", clause("### LIST-01: One")].join("\n"),
    }));
    expect(() => parseSpecification(documents)).toThrow(
      "b.md:3: the id LIST-01 is taken by the clause at a.md:3",
    );
  });

  test("stand in order", () => {
    expect(faults(clause("### LIST-02: Two"), clause("### LIST-01: One"))).toEqual([
      "9: LIST-01 comes after LIST-02; put the clauses of a family in the order of their numbers",
    ]);
  });

  test("may leave numbers out", () => {
    expect(faults(clause("### LIST-01: One"), clause("### LIST-03: Three"))).toEqual([]);
  });

  test("of a family stand together", () => {
    expect(faults(clause("### LIST-01: One"), clause("### REG-01: One"), clause("### LIST-02: Two"))).toEqual(
      ["15: LIST-02 stands apart from the other clauses of LIST; move it to them"],
    );
  });
});

describe("the version", () => {
  const parseText = (markdown: string) => parseSpecification([{ document: "a.md", markdown }]);

  test("has to be there", () => {
    expect(() => parseText("# Title")).toThrow(
      'a.md:1: no line says the version, in the form "Specification version: 1.0.0"',
    );
  });

  test.each([
    "Specification version 1.0.0",
    "**Specification version:** 1.0.0",
    "Specification version: 1.0",
  ])("is not said by %s", (line) => {
    expect(() => parseText(line)).toThrow(
      /^a\.md:1: this looks like the version; write it as "Specification version: 1\.0\.0"$/,
    );
  });

  test("is one over all documents", () => {
    const documents = ["1.0.0", "1.1.0"].map((version, index) => ({
      document: `${index}.md`,
      markdown: `Specification version: ${version}`,
    }));
    expect(() => parseSpecification(documents)).toThrow(
      "1.md:1: the version 1.1.0 is not 1.0.0, as 0.md:1 has it",
    );
  });

  test("need not be repeated by a second document", () => {
    const documents = [
      { document: "a.md", markdown: VERSION },
      { document: "b.md", markdown: clause("### LIST-01: One") },
    ];
    expect(parseSpecification(documents)).toMatchObject({
      version: "1.2.3",
      clauses: [{ document: "b.md", line: 1 }],
    });
  });
});

test("every fault is told at once", () => {
  expect(faults(clause("### LIST-1: One"), clause("### REG-01: One", "Prose."))).toHaveLength(2);
});
