/** The texts of valid descriptors with every member that a listing gives back, in any order (LIST-09). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import { annotations } from "./descriptor.js";
import { objectJson, objectText } from "./json-text.js";
import { group, name } from "./name.js";
import { text } from "./text.js";

const timeouts = ["1", "5000", "5000.0", "5e3", "2147483648", "9007199254740991"];

/** Up to `maxLength` descriptor texts, one a name. */
export function describedTools(profile: Profile, maxLength: number): Arbitrary<readonly string[]> {
  const required = { name, description: text(12), order: fc.nat(6) };
  const full = fc.record(
    {
      ...required,
      input_schema: objectJson,
      output_schema: objectJson,
      annotations,
      timeout_ms: fc.constantFrom(...timeouts),
      group: group(profile),
    },
    { requiredKeys: ["name", "description", "order"] },
  );
  // A record leaves out each member seldom, and all of them as good as never.
  const tool: typeof full = fc.oneof(
    { weight: 6, arbitrary: full },
    { weight: 1, arbitrary: fc.record(required) },
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
