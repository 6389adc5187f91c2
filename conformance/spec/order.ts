/** The one order of the protocol: by UTF-16 code unit, whatever the locale (LIST-02, GRP-06). */

/** Compares two strings by code unit: negative, zero or positive, as `Array.prototype.sort` takes it. */
export function compareCodeUnits(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
