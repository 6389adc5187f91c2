/** The generated validator of descriptors against a guard written by hand, zod and typebox, on the fixtures. */
import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { z } from "zod";
import { validateToolDescriptorGroups } from "../../generated/validators.js";
import { isDescriptor } from "../reference/daemon/descriptor.js";
import { toolDescriptorFixtures } from "../suites/fixtures.js";
import type { Finding } from "./finding.js";
import { sideBySide } from "./measure.js";
import type { Contender, Measured } from "./measure.js";

type IsValid = (value: unknown) => boolean;

const segment = /^[a-zA-Z0-9_-]{1,64}$/;

const anyObject = z.looseObject({});
const hint = z.boolean().optional();
const zodSchema = z.looseObject({
  name: z.string().regex(segment),
  description: z.string().min(1).max(4096),
  input_schema: anyObject.optional(),
  output_schema: anyObject.optional(),
  annotations: z.strictObject({ readOnlyHint: hint, destructiveHint: hint, idempotentHint: hint }).optional(),
  timeout_ms: z.number().int().positive().optional(),
  group: z.string().regex(segment).optional(),
});

const name = Type.String({ pattern: segment.source });
const object = Type.Object({});
const typeboxHint = Type.Optional(Type.Boolean());
const typeboxCheck = TypeCompiler.Compile(
  Type.Object({
    name,
    description: Type.String({ minLength: 1, maxLength: 4096 }),
    input_schema: Type.Optional(object),
    output_schema: Type.Optional(object),
    annotations: Type.Optional(
      Type.Object(
        { readOnlyHint: typeboxHint, destructiveHint: typeboxHint, idempotentHint: typeboxHint },
        { additionalProperties: false },
      ),
    ),
    timeout_ms: Type.Optional(Type.Integer({ exclusiveMinimum: 0 })),
    group: Type.Optional(name),
  }),
);

const validators: readonly (readonly [name: string, isValid: IsValid])[] = [
  ["generated", (value) => validateToolDescriptorGroups(value)],
  ["by hand", (value) => isDescriptor(value, "groups")],
  ["zod", (value) => zodSchema.safeParse(value).success],
  ["typebox, compiled", (value) => typeboxCheck.Check(value)],
];

/** The goal: no slower than the fastest of the others, but for what is noise. */
const noise = 1.05;

/** @param rounds times that each repetition goes through all fixtures */
export async function benchValidators(repetitions: number, rounds: number): Promise<Finding[]> {
  const fixtures = toolDescriptorFixtures().filter(({ descriptor }) => isAgreed(descriptor));
  const kinds = {
    "valid descriptors": fixtures.filter(({ descriptor }) => isDescriptor(descriptor, "groups")),
    "all descriptors, most of them invalid": fixtures,
  };
  const findings: Finding[] = [];
  for (const [kind, chosen] of Object.entries(kinds)) {
    const values = chosen.map(({ descriptor }): unknown => descriptor);
    const contenders = validators.map(([validator, isValid]) =>
      contender(validator, isValid, values, rounds),
    );
    const [subject, ...others] = await sideBySide(contenders, repetitions);
    const bench = `validating: ${kind} (${values.length})`;
    if (subject === undefined) continue;
    const fastest = others.reduce((best, other) => (other.median < best.median ? other : best));
    findings.push(...others.map((against) => finding(bench, subject, against, fastest)));
  }
  return findings;
}

function finding(bench: string, subject: Measured, against: Measured, fastest: Measured): Finding {
  return { bench, subject, against, ...(against === fastest ? { mostRatio: noise } : {}) };
}

/** Validators that disagree on a value do not do the same work: typebox counts code points, and so on. */
function isAgreed(value: unknown): boolean {
  const [first, ...others] = validators.map(([, isValid]) => isValid(value));
  return others.every((verdict) => verdict === first);
}

function contender(
  validator: string,
  isValid: IsValid,
  values: readonly unknown[],
  rounds: number,
): Contender {
  return {
    name: validator,
    run() {
      let valid = 0;
      const started = performance.now();
      for (let round = 0; round < rounds; round += 1)
        for (const value of values) if (isValid(value)) valid += 1;
      const ms = performance.now() - started;
      if (valid === 0) throw new Error(`${validator} takes nothing`);
      return ms / (rounds * values.length);
    },
  };
}
