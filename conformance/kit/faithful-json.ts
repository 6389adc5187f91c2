/** JSON text from which `JSON.parse` makes the same value again, also where `JSON.stringify` would make another. */

/**
 * The text, with two blanks for each level. -0 and the infinities are written as numbers that are read as themselves; a
 * member without a value is left out, as it is everywhere in JSON.
 *
 * @throws TypeError for what JSON has no text for
 */
export function faithfulJson(value: unknown, margin = ""): string {
  if (typeof value === "number") return numberText(value);
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value !== "object") throw new TypeError(`JSON has no text for a value of type ${typeof value}`);
  const inner = `${margin}  `;
  if (Array.isArray(value)) {
    const elements = value.map((element) => inner + faithfulJson(element, inner));
    return elements.length === 0 ? "[]" : `[\n${elements.join(",\n")}\n${margin}]`;
  }
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inner}${JSON.stringify(name)}: ${faithfulJson(member, inner)}`);
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${margin}}`;
}

function numberText(number: number): string {
  if (Object.is(number, -0)) return "-0";
  if (Number.isFinite(number)) return String(number);
  // Too large for a number, so that it is read as an infinity.
  if (!Number.isNaN(number)) return number > 0 ? "1e999" : "-1e999";
  throw new TypeError("JSON has no text for NaN");
}
