/**
 * JSON text of a value that came out of `JSON.parse`. `JSON.stringify` recurses and gives up on a few thousand levels of
 * nesting, which one frame of an app can hold; then a slower writer with a stack of its own takes over.
 */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return writeIteratively(value);
  }
}

/** Text that is written as it stands, among values still to be written. */
class Verbatim {
  constructor(readonly text: string) {}
}

function writeIteratively(root: unknown): string {
  const parts: string[] = [];
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (value instanceof Verbatim) parts.push(value.text);
    else if (Array.isArray(value)) pushReversed(stack, elementsOf(value));
    else if (typeof value === "object" && value !== null) pushReversed(stack, membersOf(value));
    else parts.push(JSON.stringify(value));
  }
  return parts.join("");
}

function elementsOf(array: readonly unknown[]): unknown[] {
  const pieces: unknown[] = [new Verbatim("[")];
  array.forEach((element, index) => {
    if (index > 0) pieces.push(new Verbatim(","));
    pieces.push(element);
  });
  pieces.push(new Verbatim("]"));
  return pieces;
}

function membersOf(object: object): unknown[] {
  const pieces: unknown[] = [];
  for (const [key, member] of Object.entries(object)) {
    if (member === undefined) continue;
    pieces.push(new Verbatim(`${pieces.length === 0 ? "" : ","}${JSON.stringify(key)}:`), member);
  }
  return [new Verbatim("{"), ...pieces, new Verbatim("}")];
}

function pushReversed(stack: unknown[], pieces: unknown[]): void {
  for (const piece of pieces.reverse()) stack.push(piece);
}
