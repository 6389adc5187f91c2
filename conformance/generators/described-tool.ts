/** The texts of valid descriptors with every member that a listing gives back, in any order (LIST-09). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import { objectJson, objectText } from "./json-text.js";
import { group, name } from "./name.js";
import { text } from "./text.js";

const hint = fc.boolean();
const annotations = fc.record(
  { readOnlyHint: hint, destructiveHint: hint, idempotentHint: hint },
  { requiredKeys: [], noNullPrototype: true },
);
const timeouts = ["1", "5000", "5000.0", "5e3", "2147483648", "9007199254740991"];

/** Up to `maxLength` descriptor texts, one a name. */
export function describedTools(profile: Profile, maxLength: number): Arbitrary<readonly string[]> {
  const tool = fc.record(
    {
      name,
      description: text(12),
      input_schema: objectJson,
      output_schema: objectJson,
      annotations,
      timeout_ms: fc.constantFrom(...timeouts),
      group: group(profile),
      order: fc.nat(6),
    },
    { requiredKeys: ["name", "description", "order"] },
  );
  return fc
    .uniqueArray(tool, { minLength: 1, maxLength, size: "medium", selector: ({ name }) => name })
    .map((tools) =>
      tools.map(({ order, input_schema, output_schema, timeout_ms, ...others }) => {
        const texts = { input_schema, output_schema, timeout_ms };
        const values = Object.entries(others).map(([key, value]) => [key, JSON.stringify(value)] as const);
        const members = [...values, ...Object.entries(texts)].flatMap(([key, text]) =>
          text === undefined ? [] : [{ key, text }],
        );
        const start = order % members.length;
        return objectText([...members.slice(start), ...members.slice(0, start)]);
      }),
    );
}
