/** A JSON Schema, as far as the generators look into it. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** A file of `schema/`. */
export interface NamedSchema {
  /** `tool-descriptor.groups` */
  readonly name: string;
  /** `tool-descriptor.groups.schema.json` */
  readonly file: string;
  /** `ToolDescriptorGroups` */
  readonly typeName: string;
  readonly schema: Schema;
}

/** Schemas of one shape, which differ by profile. */
export interface ProfileFamily {
  /** `ToolDescriptor` */
  readonly typeName: string;
  readonly members: readonly { readonly profile: string; readonly typeName: string }[];
}

export class SchemaError extends Error {}

export function loadSchemas(directory: string): NamedSchema[];
export function typeNameOf(title: string): string;
export function profileFamilies(schemas: readonly NamedSchema[]): ProfileFamily[];
export function fileOf(reference: string): string;
export function subschemas(schema: unknown, pointer?: string): Generator<{ schema: Schema; pointer: string }>;
