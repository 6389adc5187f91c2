/** Bundles: each holds one failure with all that it takes to perform it again (schema/failure-bundle.schema.json). */
import { readFileSync, statSync } from "node:fs";
import { specificationVersion } from "../../generated/clauses.js";
import { validateFailureBundle } from "../../generated/validators.js";
import type { FailureBundle } from "../../generated/wire.js";
import type { CheckResult } from "../engine/result.js";
import { kitIdentity } from "../package-info.js";
import { withinDepth } from "../report/json-lines.js";
import { visibleJson } from "../report/visible.js";
import { defaultTimeoutMs } from "../run-conformance.js";
import { UsageError } from "../usage-error.js";
import { faithfulJson } from "./faithful-json.js";
import type { TargetFlags } from "./flags.js";
import { reasonOf } from "./replace-file.js";

/** What a bundle says of the run that its failure was found in. */
export type RunFacts = {
  readonly flags: TargetFlags;
  readonly seed: number;
  readonly runs: number;
  readonly now: Date;
};

/**
 * The bundle of a result. There is none where no case was found: a failure that was never tried again (a target that
 * cannot be reset or started any more, a bug of the kit) belongs to no single case.
 */
export function bundleOf(result: CheckResult, facts: RunFacts): FailureBundle | undefined {
  const { failure } = result;
  if (failure === undefined || failure.confirmed.of < 2) return undefined;
  const { code, clause, message, expected, actual, counterexample, transcript, stderr } = failure;
  const { flags, seed, runs } = facts;
  return {
    schema: "appduct-conformance-bundle/1",
    kit: kitIdentity(),
    specification: { version: specificationVersion },
    recordedAt: facts.now.toISOString(),
    check: result.id,
    target: {
      kind: flags.kind,
      ...(flags.target === undefined ? {} : { command: flags.target }),
      ...(flags.env === undefined ? {} : { env: flags.env }),
      ...(flags.cwd === undefined ? {} : { cwd: flags.cwd }),
    },
    profile: flags.profile,
    seed,
    runs,
    timeoutMs: flags.timeout ?? defaultTimeoutMs,
    verdict: result.verdict,
    case: counterexample.case,
    ...(counterexample.vector === undefined ? {} : { vector: counterexample.vector }),
    after: [...(counterexample.after ?? [])],
    // What the target said may nest deeper than any text of it could be made.
    failure: { code, clause, message, expected: withinDepth(expected), actual: withinDepth(actual) },
    transcript: [...transcript],
    stderr,
  };
}

/** The text of its file. Nothing in it is invisible on a terminal. @throws TypeError when JSON cannot hold the case */
export function bundleText(bundle: FailureBundle): string {
  return `${visibleJson(faithfulJson(bundle))}\n`;
}

/** A transcript and the largest case are a few megabytes; what is larger is something else. */
const largestBundle = 64 * 1024 * 1024;

/** Reads a bundle, which may come from anyone. @throws UsageError naming the file and what is wrong in it */
export function readBundle(path: string): FailureBundle {
  const value = parsed(path, textOf(path));
  if (validateFailureBundle(value)) return value;
  const [violation] = validateFailureBundle.errors ?? [];
  const { instancePath = "", params = {}, keyword = "", message = "is wrong" } = violation ?? {};
  const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
  const field = (instancePath + missing).slice(1).replaceAll("/", ".");
  if (field === "schema" && keyword === "const")
    throw refused(path, "its schema is none that this kit knows; another version of the kit may");
  if (field === "") throw refused(path, "it is no JSON object");
  throw refused(path, missing === "" ? `${field} ${message}` : `${field} is missing`);
}

function textOf(path: string): string {
  try {
    const found = statSync(path);
    if (found.isDirectory()) throw new Error("it is a directory");
    if (found.size > largestBundle) throw new Error("it is too large for a bundle");
    return readFileSync(path, "utf8");
  } catch (error) {
    throw refused(path, isMissing(error) ? "there is no such file" : reasonOf(error));
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused(path, `it is not JSON (${reasonOf(error)})`);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function refused(path: string, why: string): UsageError {
  return new UsageError(`the bundle ${path} cannot be replayed: ${why}`);
}
