import type { Specification } from "./clause-document.mjs";
import type { GeneratedFile } from "./output.mjs";

export function mutantsPage(root: string, specification: Specification): Promise<GeneratedFile>;
export function mutantsTable(
  clauses: readonly {
    readonly id: string;
    readonly title: string;
    readonly level: string;
    readonly kinds: readonly string[];
  }[],
  mutants: readonly { readonly clause: string; readonly extended?: boolean }[],
): string;
export function withTable(page: string, table: string): string;
