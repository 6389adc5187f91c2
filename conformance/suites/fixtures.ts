/** The vectors of `fixtures/`, read once a process. A file that is broken is a fault of the kit's: a plain Error. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateListQueryFixtures } from "../../generated/validators.js";
import type { Validator } from "../../generated/validators.js";
import type { ListQueryFixture } from "../../generated/wire.js";
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

function load<T>(fileName: string, isValid: Validator<T>): T {
  const value: unknown = JSON.parse(readFileSync(join(packageRoot, "fixtures", fileName), "utf8"));
  if (isValid(value)) return value;
  const [fault] = isValid.errors ?? [];
  throw new Error(`fixtures/${fileName}: ${fault?.instancePath ?? ""} ${fault?.message ?? "is invalid"}`);
}
