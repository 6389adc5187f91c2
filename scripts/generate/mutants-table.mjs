/** The table in the mutants' page: how many mutants break each clause. Everything outside its markers is a person's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { parse } from "yaml";

const BEGIN = "<!-- mutants by clause: written by `npm run generate` -->";
const END = "<!-- end of mutants by clause -->";

/**
 * @param {string} root
 * @param {import("./clause-document.mjs").Specification} specification
 * @returns {Promise<import("./output.mjs").GeneratedFile>}
 */
export async function mutantsPage(root, { clauses }) {
  const file = "conformance/mutants/README.md";
  const path = join(root, file);
  const text = withTable(readFileSync(path, "utf8"), mutantsTable(clauses, mutantsIn(root)));
  return {
    file,
    sources: ["conformance/mutants/catalogue/*.yaml"],
    text: await format(text, { ...(await resolveConfig(path)), filepath: path }),
  };
}

/** A row for each MUST that binds a daemon, those that no mutant breaks among them, and for what else one breaks. */
export function mutantsTable(clauses, mutants) {
  const rows = clauses.flatMap(({ id, title, level, kinds }) => {
    const own = mutants.filter(({ clause }) => clause === id);
    if (own.length === 0 && !(level === "MUST" && kinds.includes("daemon"))) return [];
    const core = own.filter(({ extended }) => extended !== true).length;
    return [{ cells: [id, title, level], core, all: own.length }];
  });
  const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [
    line(["clause", "what it is about", "level", "core", "with `--all`"]),
    line(["---", "---", "---", "---:", "---:"]),
    ...rows.map(({ cells, core, all }) => line([...cells, core, all])),
    line([`${rows.length} clauses`, "", "", sum("core"), sum("all")]),
  ].join("\n");
}

/** The page with this table in place of the one it has. @throws Error when it has no place for one */
export function withTable(page, table) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`the mutants' page has to hold ${BEGIN} and then ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${page.slice(end)}`;
}

function mutantsIn(root) {
  const folder = join(root, "conformance/mutants/catalogue");
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return files.flatMap((file) => parse(readFileSync(join(folder, file), "utf8")) ?? []);
}
