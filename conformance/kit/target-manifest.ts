/** Target manifests: a JSON file that names a product's targets (schema/target-manifest.schema.json). */
import { readFileSync } from "node:fs";
import { dirname, isAbsolute, resolve } from "node:path";
import type { TargetKind } from "../../generated/clauses.js";
import { validateTargetManifest } from "../../generated/validators.js";
import type { Violation } from "../../generated/validators.js";
import type { TargetManifest } from "../../generated/wire.js";
import { shellWords } from "../report/shell-words.js";
import { readTarget } from "../targets/target-spec.js";
import { UsageError } from "../usage-error.js";
import { isDirectory } from "./flag-values.js";
import { nearest } from "./nearest.js";
import { reasonOf } from "./replace-file.js";

/** What a manifest says of the target of one kind, with every path absolute. */
export type ManifestTarget = {
  readonly name: string;
  readonly profile?: TargetManifest["profile"];
  /** As `--target` takes it. */
  readonly target: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly expectations?: string;
};

/** Whether the text of `--target` names a manifest: one word that ends in `.json`. */
export function isManifest(target: string): boolean {
  const reading = readTarget(target);
  return reading.ok && reading.spec.by === "command" && reading.spec.words.length === 1
    ? reading.spec.words[0].endsWith(".json")
    : false;
}

/** @throws UsageError naming the file and the field that is wrong */
export function readManifest(path: string, kind: TargetKind): ManifestTarget {
  const manifest = manifestOf(path);
  const section = manifest[kind];
  if (section === undefined) {
    const has = (["daemon", "mcp", "cli", "sdk", "discovery"] as const).filter((each) => manifest[each]);
    const what = has.length === 0 ? "it names no target at all" : `it has ${has.join(", ")}`;
    throw fault(path, `there is no section ${kind} for --kind ${kind}; ${what}`);
  }
  const folder = dirname(resolve(path));
  const cwd = resolve(folder, section.cwd ?? ".");
  if (!isDirectory(cwd)) throw fault(path, `${kind}.cwd is no directory: ${cwd}`);
  const { name, profile, expectations } = manifest;
  return {
    name,
    ...(profile === undefined ? {} : { profile }),
    target: fromFolder(path, `${kind}.command`, section.command, folder),
    env: variablesOf(section.env),
    cwd,
    ...(expectations === undefined ? {} : { expectations: resolve(folder, expectations) }),
  };
}

/** The validator knows that they are texts, the generated type does not. */
function variablesOf(env: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
}

function manifestOf(path: string): TargetManifest {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isMissing ? "there is no such file" : reasonOf(error);
    throw new UsageError(`--target: the manifest ${path} cannot be read: ${why}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault(path, `it is not JSON: ${reasonOf(error)}`);
  }
  if (validateTargetManifest(value)) return value;
  throw fault(path, violationText(validateTargetManifest.errors?.[0]));
}

/** The command, whose program is found from everywhere. */
function fromFolder(path: string, field: string, command: string, folder: string): string {
  const reading = readTarget(command);
  if (!reading.ok) throw fault(path, `${field} cannot be read: ${reading.why}`);
  const { spec } = reading;
  if (spec.by === "socket") return `unix:${resolve(folder, spec.path)}`;
  const [program, ...rest] = spec.words;
  // A bare name is looked for in PATH.
  const isOwn = program.includes("/") && !isAbsolute(program);
  return shellWords([isOwn ? resolve(folder, program) : program, ...rest]);
}

const topMembers = ["name", "profile", "daemon", "mcp", "cli", "sdk", "discovery", "expectations"];
const sectionMembers = ["command", "env", "cwd"];

/** The field, and what it takes. */
function violationText(violation: Violation | undefined): string {
  const {
    instancePath = "",
    keyword = "",
    params = {},
    message = "it is not of the right shape",
  } = violation ?? {};
  const field = instancePath.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
  const inner = (member: unknown): string => (field === "" ? String(member) : `${field}.${String(member)}`);
  switch (keyword) {
    case "required":
      return `${inner(params["missingProperty"])} is missing`;
    case "additionalProperties": {
      const member = String(params["additionalProperty"]);
      const known = field === "" ? topMembers : sectionMembers;
      const near = nearest(member, known);
      const hint = near.length === 0 ? `there are ${known.join(", ")}` : `did you mean ${near.join(" or ")}?`;
      return `there is no field ${inner(member)}; ${hint}`;
    }
    case "enum":
      return `${field} takes one of ${String(params["allowedValues"]).replaceAll(",", ", ")}`;
    case "minLength":
      return `${field} takes a text that is not empty`;
    default:
      return field === "" ? `a manifest ${message}` : `${field} ${message}`;
  }
}

function fault(path: string, why: string): UsageError {
  return new UsageError(`--target: ${path}: ${why}`);
}
