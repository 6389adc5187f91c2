/** Reads the catalogue of mutants: one YAML file for each family of clauses. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { clauses } from "../../generated/clauses.js";
import { failureCodes } from "../engine/failure-code.js";
import { packageRoot } from "../package-info.js";
import { daemonChecks } from "../suites/catalogue.js";
import { anyCheck } from "./mutant.js";
import type { Mutant } from "./mutant.js";

/** Where the catalogue's files are. */
export const catalogueFolder = join(packageRoot, "conformance", "mutants", "catalogue");

const members = new Set([
  "id",
  "clause",
  "why",
  "profile",
  "patches",
  "killedBy",
  "also",
  "atFirstSight",
  "blind",
  "extended",
]);

/** Every mutant, in the order of the files. @throws Error naming the file and the mutant that is not well formed */
export async function readCatalogue(): Promise<Mutant[]> {
  const files = (await readdir(catalogueFolder)).filter((file) => file.endsWith(".yaml")).sort();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const document = parseDocument(await readFile(join(catalogueFolder, file), "utf8"), { uniqueKeys: true });
    const [error] = document.errors;
    if (error !== undefined) throw new Error(`${file}: ${error.message}`);
    const list: unknown = document.toJS() ?? [];
    if (!Array.isArray(list)) throw new Error(`${file} must be a list of mutants`);
    for (const entry of list as unknown[]) mutants.push(checked(entry, file));
  }
  const twice = mutants.find((mutant, index) => mutants.findIndex(({ id }) => id === mutant.id) !== index);
  if (twice !== undefined) throw new Error(`two mutants are called ${twice.id}`);
  return mutants;
}

function checked(entry: unknown, file: string): Mutant {
  if (typeof entry !== "object" || entry === null) throw new Error(`${file} has an entry that is no mutant`);
  const mutant = entry as Mutant;
  const where = `${file}: the mutant ${mutant.id}`;
  const unknown = Object.keys(mutant).find((member) => !members.has(member));
  if (unknown !== undefined) throw new Error(`${where} has the unknown member ${unknown}`);
  if (typeof mutant.id !== "string" || typeof mutant.why !== "string")
    throw new Error(`${where} needs an id and a why`);
  if (!Object.hasOwn(clauses, mutant.clause))
    throw new Error(`${where} names the unknown clause ${mutant.clause}`);
  if (!Array.isArray(mutant.patches) || mutant.patches.length === 0)
    throw new Error(`${where} has no patches`);
  const named = [...(mutant.killedBy === undefined ? [] : [mutant.killedBy.check]), ...(mutant.also ?? [])];
  const stranger = named.find((name) => name !== anyCheck && !daemonChecks.some(({ id }) => id === name));
  if (stranger !== undefined) throw new Error(`${where} names the unknown check ${stranger}`);
  if (mutant.killedBy !== undefined && !Object.hasOwn(failureCodes, mutant.killedBy.code)) {
    throw new Error(`${where} names the unknown code ${mutant.killedBy.code}`);
  }
  return mutant;
}
