/** Positive integers in the notations that JSON has for them (DESC-06). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { timeout } from "./descriptor.js";

/** How the digits are written: with zeros behind the point, as so many times a power of ten, with more than fits the mantissa. */
type Notation = {
  readonly zeros: number;
  readonly shift: number;
  readonly exponent: "e" | "E" | "e+" | "E+";
};

const notation: Arbitrary<Notation> = fc.record({
  zeros: fc.nat(3),
  shift: fc.integer({ min: -3, max: 3 }),
  exponent: fc.constantFrom("e", "E", "e+", "E+"),
});

/** The JSON text of a positive integer not above 2^53-1. */
export const timeoutText: Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  timeout.map(String),
  fc.constantFrom("1e0", "5e3", "5E3", "5e+3", "50e2", "1e15", "5000.0", "1.00"),
  fc.tuple(timeout, notation).map(([value, how]) => written(value, how)),
);

/** Moves the point by `shift` places and takes the move back in the exponent. */
function written(value: number, { zeros, shift, exponent }: Notation): string {
  const point = zeros === 0 ? "" : `.${"0".repeat(zeros)}`;
  if (shift === 0) return `${value}${point}`;
  if (shift < 0) return `${value}${"0".repeat(-shift)}${point}${exponent.charAt(0)}${shift}`;
  const digits = String(value).padStart(shift + 1, "0");
  const split = digits.length - shift;
  const behind = digits.slice(split);
  if (zeros === 0 && Number(behind) === 0) return `${digits.slice(0, split)}${exponent}${shift}`;
  return `${digits.slice(0, split)}.${behind}${"0".repeat(zeros)}${exponent}${shift}`;
}
