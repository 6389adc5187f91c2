/** A mistake in how the kit was called; ends with exit code 2. The message names the flag and what it takes. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
