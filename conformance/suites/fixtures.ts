/** The vectors of `fixtures/`, read once a process. A file that is broken is a fault of the kit's: a plain Error. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  validateListQueryFixtures,
  validateRawDescriptorFixtures,
  validateToolDescriptorFixtures,
} from "../../generated/validators.js";
import type { Validator } from "../../generated/validators.js";
import type { ListQueryFixture, RawDescriptorFixture, ToolDescriptorFixture } from "../../generated/wire.js";
import { packageRoot } from "../package-info.js";

/** Loads a file of `fixtures/` when it is first asked for. */
export function fixtureFile<T>(fileName: string, isValid: Validator<T>): () => T {
  let loaded: T | undefined;
  return () => (loaded ??= load(fileName, isValid));
}

/** Registries, and what `tools.list` answers on them. */
export const listQueryFixtures: () => readonly ListQueryFixture[] = fixtureFile(
  "list-queries.json",
  validateListQueryFixtures,
);

const toolDescriptorFiles = [
  "tool-descriptors.json",
  "tool-descriptors.subgroups.json",
  "tool-descriptors.base.json",
].map((fileName) => fixtureFile(fileName, validateToolDescriptorFixtures));

/** Descriptors as JSON values, those of every profile. */
export function toolDescriptorFixtures(): readonly ToolDescriptorFixture[] {
  return toolDescriptorFiles.flatMap((file) => file());
}

/** Descriptors as texts, for what a JSON value could not keep as it is. */
export const rawDescriptorFixtures: () => readonly RawDescriptorFixture[] = fixtureFile(
  "raw-descriptors.json",
  validateRawDescriptorFixtures,
);

function load<T>(fileName: string, isValid: Validator<T>): T {
  const value: unknown = JSON.parse(readFileSync(join(packageRoot, "fixtures", fileName), "utf8"));
  if (isValid(value)) return value;
  const [fault] = isValid.errors ?? [];
  throw new Error(`fixtures/${fileName}: ${fault?.instancePath ?? ""} ${fault?.message ?? "is invalid"}`);
}
