import { describe, expect, it } from "vitest";
import { mutantsTable, withTable } from "./mutants-table.mjs";

const clause = (id: string, level = "MUST", kinds = ["daemon"]) => ({
  id,
  title: `About ${id}`,
  level,
  kinds,
});

describe("the table of mutants", () => {
  it("counts the core and all, and has a row for every MUST that binds a daemon", () => {
    const clauses = [
      clause("A-01"),
      clause("A-02"),
      clause("A-03", "SHOULD"),
      clause("B-01", "MUST", ["sdk"]),
    ];
    const mutants = [{ clause: "A-01" }, { clause: "A-01", extended: true }];
    expect(mutantsTable(clauses, mutants).split("\n").slice(2)).toEqual([
      "| A-01 | About A-01 | MUST | 1 | 2 |",
      "| A-02 | About A-02 | MUST | 0 | 0 |",
      "| 2 clauses |  |  | 1 | 2 |",
    ]);
  });

  it("shows a SHOULD that a mutant breaks", () => {
    expect(mutantsTable([clause("A-03", "SHOULD")], [{ clause: "A-03" }])).toContain(
      "| A-03 | About A-03 | SHOULD | 1 | 1 |",
    );
  });
});

describe("the page", () => {
  const begin = "<!-- mutants by clause: written by `npm run generate` -->";
  const end = "<!-- end of mutants by clause -->";

  it("gets the table between its markers, and keeps everything else", () => {
    const page = `before\n${begin}\nold\n${end}\nafter\n`;
    const once = withTable(page, "new");
    expect(once).toBe(`before\n${begin}\n\nnew\n\n${end}\nafter\n`);
    expect(withTable(once, "new")).toBe(once);
  });

  it.each(["nothing", `${end}\n${begin}`])("without markers is refused: %j", (page) => {
    expect(() => withTable(page, "new")).toThrow("has to hold");
  });
});
