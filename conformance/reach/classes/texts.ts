/** Characters that several clauses are about. */

/** What DESC-02 calls line terminators, each with a name for it. */
export const lineTerminators: readonly (readonly [what: string, text: string])[] = [
  ["LF", "\n"],
  ["CR", "\r"],
  ["CR LF", "\r\n"],
  ["U+0085", "\u0085"],
  ["U+2028", "\u2028"],
  ["U+2029", "\u2029"],
];

/** What is in no name: one of each kind that some engine lets pass. */
export const foreign: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a space", / /],
  ["a dot", /\./],
  ["a NUL", /\0/],
  ["a letter of another alphabet", /[^\0-\x7f\P{L}]/u],
  ["the Kelvin sign", /\u212a/],
  ["a digit of another script", /[^\0-\x7f\P{Nd}]/u],
  ["an emoji", /\p{Extended_Pictographic}/u],
];

/** What texts are made of whose length is counted: one, two and three bytes, surrogate pairs, graphemes. */
export const fillers: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["ASCII", /^[\0-\x7f]*$/],
  ["letters of two bytes", /[\u00e0-\u024f]/],
  ["CJK", /\p{Script=Han}/u],
  ["emoji", /\p{Extended_Pictographic}/u],
  ["combining sequences", /\p{M}/u],
];
