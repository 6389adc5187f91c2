import { describe, expect, it } from "vitest";
import { clauseIds, specificationVersion } from "../../generated/clauses.js";
import { countMusts } from "../engine/musts.js";
import { daemonChecks } from "./catalogue.js";
import { pinnedTo, since } from "./since.js";
import type { SinceTable } from "./since.js";

const fake: SinceTable = {
  versions: ["1.0.0", "1.1.0", "2.0.0"],
  checks: { "list.new": "1.1.0", "list.newest": "2.0.0" },
  clauses: { "WIRE-11": "1.1.0" },
};

describe("a pinned version", () => {
  it.each([
    ["1.0.0", ["list.old"]],
    ["1.1.0", ["list.old", "list.new"]],
    ["2.0.0", ["list.old", "list.new", "list.newest"]],
  ])("%s has the checks that there were then", (version, expected) => {
    const ids = ["list.old", "list.new", "list.newest"];
    expect(ids.filter((id) => pinnedTo(version, fake)?.hasCheck(id))).toEqual(expected);
  });

  it("counts the MUSTs that there were then", () => {
    const of = (version: string): number =>
      countMusts("daemon", "groups", [], {}, pinnedTo(version, fake)?.hasClause).of;
    expect(of("1.1.0") - of("1.0.0")).toBe(1);
    expect(of("2.0.0")).toBe(of("1.1.0"));
  });

  it("is one that the table knows", () => {
    expect(pinnedTo("1.0.1", fake)).toBeUndefined();
  });
});

describe("the table", () => {
  it("ends with the version of the document, and names only what there is", () => {
    expect(since.versions.at(-1)).toBe(specificationVersion);
    const ids = daemonChecks.map(({ id }) => id);
    expect(Object.keys(since.checks).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(since.clauses).filter((id) => !clauseIds.some((known) => known === id))).toEqual([]);
    const named = [...Object.values(since.checks), ...Object.values(since.clauses)];
    expect(named.filter((version) => !since.versions.includes(version))).toEqual([]);
  });

  it("has every check of the kit in the last version", () => {
    const pinned = pinnedTo(specificationVersion, since);
    expect(daemonChecks.filter(({ id }) => pinned?.hasCheck(id) !== true)).toEqual([]);
  });
});
