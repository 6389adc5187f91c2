/** The form of a tool's name, which a group's segments share (DESC-02, DESC-07). */

const allowed = new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");

/** Whether the whole of `text` is 1 to 64 of the allowed characters. */
export function isName(text: string): boolean {
  return (
    text.length >= 1 && text.length <= 64 && Array.from(text).every((character) => allowed.has(character))
  );
}
