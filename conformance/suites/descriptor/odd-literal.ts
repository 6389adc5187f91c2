/** Sorting the vectors that are not JSON. */

/** Whether one literal is all that keeps the text from being JSON. */
export function hasOddLiteral(json: string): boolean {
  try {
    JSON.parse(json.replace(/:\s*[^"\s[\]{}:,][^"[\]{}:,]*(?=[\]}])/, ":0"));
    return true;
  } catch {
    return false;
  }
}
