/**
 * Writes into the catalogue what was seen of new mutants: the check of their own clause that killed them, and what
 * else went red. What is written is a proposal: each line of `also` is to be understood before it is committed.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import type { YAMLMap } from "yaml";
import { daemonChecks } from "../suites/catalogue.js";
import { catalogueFolder } from "./catalogue.js";
import type { MutantResult, RedCheck } from "./examine-mutant.js";

/** Completes the entries of mutants that have no `killedBy`; answers how many. */
export async function declare(results: readonly MutantResult[]): Promise<number> {
  const fresh = new Map(
    results.filter(({ fate }) => fate === "undeclared").map((result) => [result.mutant.id, result]),
  );
  let written = 0;
  for (const file of (await readdir(catalogueFolder)).filter((name) => name.endsWith(".yaml"))) {
    const path = join(catalogueFolder, file);
    const document = parseDocument(await readFile(path, "utf8"));
    const { contents } = document;
    if (!isSeq(contents)) continue;
    let isChanged = false;
    for (const entry of contents.items) {
      if (!isMap(entry)) continue;
      const result = fresh.get(String(entry.get("id")));
      const killer = result === undefined ? undefined : ownKiller(result);
      if (result === undefined || killer === undefined) continue;
      complete(entry, killer, result.red);
      isChanged = true;
      written += 1;
    }
    if (isChanged) await writeFile(path, document.toString({ lineWidth: 0 }));
  }
  return written;
}

/**
 * The red check that speaks best for the mutant's clause: it is about the clause, names it, or found it broken; one
 * that fails each time goes before one that does so now and then.
 */
export function ownKiller({ mutant, red }: MutantResult): RedCheck | undefined {
  const clausesOf = (check: string): readonly string[] =>
    daemonChecks.find(({ id }) => id === check)?.clauses ?? [];
  const steady = red.filter(({ verdict }) => verdict !== "flaky");
  return (
    steady.find(({ check }) => clausesOf(check)[0] === mutant.clause) ??
    steady.find(({ check }) => clausesOf(check).includes(mutant.clause)) ??
    steady[0]
  );
}

function complete(entry: YAMLMap, killer: RedCheck, red: readonly RedCheck[]): void {
  entry.set("killedBy", { check: killer.check, code: killer.code });
  const also = red.map(({ check }) => check).filter((check) => check !== killer.check);
  if (also.length > 0) entry.set("also", also);
  if (entry.get("atFirstSight") === undefined) entry.set("atFirstSight", true);
}
