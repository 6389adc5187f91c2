/** Makes a runnable reference with a mutant's fault in it: the compiled sources, the patched files compiled anew. */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";
import { packageRoot } from "../package-info.js";
import type { Mutant, Patch } from "./mutant.js";

/** Inside the package, so that a mutant finds the package's dependencies; not under version control. */
const mutantsFolder = join(packageRoot, ".mutants");
const compiled = join(packageRoot, "dist", "conformance", "reference");
const sources = join(packageRoot, "conformance", "reference");

/** What `bin/appduct-reference.js` is to the reference. */
const starter = 'import { main } from "./conformance/reference/main.js";\nawait main(process.argv);\n';

/** A mutant that can be started. */
export type BuiltMutant = {
  /** Takes the same arguments as `bin/appduct-reference.js`. */
  readonly program: string;
  remove(): Promise<void>;
};

/** Builds the mutant. @throws Error when a patch does not fit its file exactly once */
export async function buildMutant(mutant: Mutant): Promise<BuiltMutant> {
  const root = join(mutantsFolder, mutant.id);
  const target = join(root, "conformance", "reference");
  await rm(root, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await cp(compiled, target, { recursive: true });
  for (const [file, patches] of byFile(mutant.patches)) {
    const text = patched(await readFile(join(sources, file), "utf8"), patches, mutant.id);
    await writeFile(join(target, file.replace(/\.ts$/, ".js")), compile(text, file));
  }
  const program = join(root, "appduct-reference.js");
  await writeFile(program, starter);
  return { program, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The text with the patches applied. @throws Error when one does not fit exactly once */
export function patched(text: string, patches: readonly Patch[], mutantId: string): string {
  return patches.reduce((current, { file, find, replace }) => {
    const needle = find.trim();
    const parts = current.split(needle);
    if (parts.length !== 2) {
      throw new Error(
        `the mutant ${mutantId} does not fit: ${file} holds its text ${parts.length - 1} times, not once:\n${needle}`,
      );
    }
    return parts.join(replace.trim());
  }, text);
}

function byFile(patches: readonly Patch[]): Map<string, Patch[]> {
  const files = new Map<string, Patch[]>();
  for (const patch of patches) files.set(patch.file, [...(files.get(patch.file) ?? []), patch]);
  return files;
}

function compile(text: string, fileName: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  const { outputText, diagnostics } = ts.transpileModule(text, {
    fileName,
    compilerOptions,
    reportDiagnostics: true,
  });
  const [first] = diagnostics ?? [];
  if (first !== undefined)
    throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, "\n")}`);
  return outputText;
}
