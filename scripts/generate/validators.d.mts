import type { NamedSchema, Schema } from "./schemas.mjs";

export function renderValidators(schemas: readonly NamedSchema[]): string;
export function forValidation(schema: Schema, byFile: ReadonlyMap<string, Schema>): Schema;
export function typedModule(
  code: string,
  typeOf: ReadonlyMap<string, string>,
): { readonly imports: readonly string[]; readonly body: readonly string[] };
