/** Classes of LIST-09: what the entries of a listing give back. */
import { hasMember, isJsonObject } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";
import { depthOf, keysIn, valuesIn } from "../json-walk.js";
import { descriptorText, validDescriptor, validMember } from "../predicates.js";
import { classesOf, forEach } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const optional = ["input_schema", "output_schema", "annotations", "timeout_ms", "group"] as const;
const keys = ["__proto__", "constructor", "toString", "hasOwnProperty", "toJSON", "", "10"];
const leaves = [true, false, 0, 1, null, "", "1", "true", "null"];
const inSchema = (is: (value: JsonObject) => boolean): IsMet =>
  validMember("input_schema", (value) => isJsonObject(value) && is(value));

export const entryClasses: readonly ValueClass[] = classesOf("LIST-09", {
  ...forEach(
    optional,
    (member) => `an entry with ${member}`,
    (member) => validDescriptor((tool) => hasMember(tool, member)),
  ),
  ...forEach(
    optional,
    (member) => `an entry without ${member}`,
    (member) => validDescriptor((tool) => !hasMember(tool, member)),
  ),
  "an entry with every member": validDescriptor((tool) =>
    optional.every((member) => hasMember(tool, member)),
  ),
  "an entry with the required members only": validDescriptor((tool) => Object.keys(tool).length === 2),
  ...forEach(
    keys,
    (key) => `the key ${JSON.stringify(key)} inside a schema`,
    (key) => inSchema((schema) => keysIn(schema).has(key)),
  ),
  ...forEach(
    leaves,
    (leaf) => `${JSON.stringify(leaf)} inside a schema`,
    (leaf) => inSchema((schema) => valuesIn(schema).some(({ value }) => value === leaf)),
  ),
  "an empty array inside a schema": inSchema((schema) =>
    valuesIn(schema).some(({ value }) => Array.isArray(value) && value.length === 0),
  ),
  "an empty object inside a schema": inSchema((schema) =>
    valuesIn(schema).some(
      ({ value, key }) => key !== undefined && isJsonObject(value) && Object.keys(value).length === 0,
    ),
  ),
  "the largest double": inSchema((schema) =>
    valuesIn(schema).some(({ value }) => value === Number.MAX_VALUE),
  ),
  "the smallest double": inSchema((schema) =>
    valuesIn(schema).some(({ value }) => value === Number.MIN_VALUE),
  ),
  "a number past 32 bits": inSchema((schema) => valuesIn(schema).some(({ value }) => value === 2 ** 32)),
  "a fraction of many digits": inSchema((schema) =>
    valuesIn(schema).some(({ value }) => value === 0.30000000000000004),
  ),
  "a number written with zeros behind the point": descriptorText(/[:[,]1\.0[,}\]]/),
  "a NUL as an escape": descriptorText(/\\u0000/),
  "a surrogate pair as escapes": descriptorText(/\\ud83d\\ude00/),
  "a schema of nearly 200 levels": inSchema((schema) => depthOf(schema) >= 198),
  "a timeout past 31 bits": validMember("timeout_ms", (value) => Number(value) >= 2 ** 31),
  "a timeout written as 5000.0": descriptorText(/"timeout_ms":5000\.0/),
  "a timeout written as 5e3": descriptorText(/"timeout_ms":5e3/),
  "empty annotations": validMember(
    "annotations",
    (value) => isJsonObject(value) && Object.keys(value).length === 0,
  ),
  "all three hints": validMember(
    "annotations",
    (value) => isJsonObject(value) && Object.keys(value).length === 3,
  ),
  "a hint that is false": validMember(
    "annotations",
    (value) => isJsonObject(value) && Object.values(value).includes(false),
  ),
  "a name that is not the first member": validDescriptor((tool) => Object.keys(tool)[0] !== "name"),
});
