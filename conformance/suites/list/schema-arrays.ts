import type { JsonObject } from "../../spec/json.js";
import { jsonEqual } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { installed, readListing } from "../listing.js";

type SchemaCase = { readonly schema: JsonObject };

/** Arrays that a reader of schemas takes for sets, and would put in order or free of repetitions. */
const schemas: Readonly<Record<string, JsonObject>> = {
  "required in no order": { type: "object", required: ["z", "a", "Z", "10", "9"] },
  "required twice over": { required: ["b", "a", "b"] },
  "a list of types": { type: ["string", "null", "integer"] },
  "an enum of everything": { enum: ["b", 1, "a", null, true, 0, false, 1, "b", [], {}] },
  "examples and a default": { examples: [3, 1, 2], default: [2, 1, [3, [1]]] },
  "one of nested schemas": { properties: { x: { oneOf: [{ required: ["n", "m"] }, { type: "null" }] } } },
};

/** LIST-09 on the arrays inside schemas, whose order and repetitions are content like any other. */
export const schemaArrays = daemonCheck<SchemaCase>({
  id: "list.schema-arrays",
  suite: "list",
  title: "arrays inside a schema keep their elements and their order",
  clauses: ["LIST-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: Object.entries(schemas).map(([name, schema]) => ({ name, case: { schema } })),
  }),
  async perform(world, { schema }) {
    const tool = { name: "a", description: "A tool.", input_schema: schema, output_schema: schema };
    const app = await installed(world, [tool], "LIST-09");
    if (!app.ok) return app.finding;
    const listing = readListing(await world.list(app.value), "LIST-09");
    if (!listing.ok) return listing.finding;
    const [entry] = listing.value.tools;
    const expected = { input_schema: schema, output_schema: schema };
    const actual = {
      input_schema: entry?.["input_schema"] ?? null,
      output_schema: entry?.["output_schema"] ?? null,
    };
    if (jsonEqual(expected, actual)) return undefined;
    const message = "an array inside a schema is listed otherwise than it was sent";
    return { code: "wrong-entry", clause: "LIST-09", message, expected, actual };
  },
});
