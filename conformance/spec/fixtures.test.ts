/** The oracle against the vectors that ports use: two texts of one protocol, written apart. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ListQueryFixture, RawDescriptorFixture, ToolDescriptorFixture } from "../../generated/wire.js";
import type { Profile } from "../../generated/clauses.js";
import { judgeDescriptor } from "./descriptor.js";
import type { Tool } from "./descriptor.js";
import { listTools } from "./list.js";
import { judgeListParams } from "./list-params.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

function load(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), "utf8"));
}

const descriptorFiles = [
  "tool-descriptors.json",
  "tool-descriptors.subgroups.json",
  "tool-descriptors.base.json",
];

describe.each(profiles)("in profile %s the oracle agrees with", (profile) => {
  it.each(descriptorFiles)("%s", (file) => {
    const vectors = (load(file) as ToolDescriptorFixture[]).filter(
      (vector) => vector.profiles?.includes(profile) ?? true,
    );
    const wrong = vectors.filter(
      (vector) =>
        judgeDescriptor(vector.descriptor, profile).verdict !== (vector.valid ? "valid" : "invalid"),
    );
    expect(wrong.map((vector) => vector.name)).toEqual([]);
  });

  it("raw-descriptors.json, where a parsed value can tell", () => {
    const vectors = (load("raw-descriptors.json") as RawDescriptorFixture[]).filter(
      (vector) => vector.valid !== "either" && (vector.profiles?.includes(profile) ?? true),
    );
    const wrong = vectors.filter(
      (vector) => verdictOfText(vector.json, profile) !== (vector.valid ? "valid" : "invalid"),
    );
    expect(vectors.length).toBeGreaterThan(20);
    expect(wrong.map((vector) => vector.name)).toEqual([]);
  });

  it("list-queries.json", () => {
    const vectors = (load("list-queries.json") as ListQueryFixture[]).filter((vector) =>
      vector.profiles.includes(profile),
    );
    const wrong = vectors.flatMap((vector) =>
      vector.queries.filter((query) => !agrees(vector, query, profile)).map(() => vector.name),
    );
    expect(vectors.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

function verdictOfText(json: string, profile: Profile): string {
  try {
    return judgeDescriptor(JSON.parse(json), profile).verdict;
  } catch {
    return "invalid";
  }
}

function agrees(
  vector: ListQueryFixture,
  query: ListQueryFixture["queries"][number],
  profile: Profile,
): boolean {
  const judged = judgeListParams(query.params, profile);
  if (query.result === undefined) {
    return judged.verdict === "refused" && query.or === judged.orCode;
  }
  if (judged.verdict !== "query") return false;
  const listing = listTools(vector.registry as unknown as Tool[], judged.query, profile);
  if (listing === "open") return false;
  const actual = {
    names: listing.tools.map((tool) => tool.name),
    total: listing.total,
    groups: listing.groups,
  };
  const expected = {
    names: query.result.names,
    total: query.result.total,
    groups: query.result.groups ?? actual.groups,
  };
  return JSON.stringify(actual) === JSON.stringify(expected);
}
