/** Why a target cannot be examined at all: which step failed, what was seen, what to try. Ends a run with exit code 3. */

/** The steps from a command line to an app that has joined, in order. */
export const targetSteps = [
  "command",
  "start",
  "socket",
  "status",
  "link",
  "dial",
  "claim",
  "registry",
] as const;
export type TargetStep = (typeof targetSteps)[number];

export class TargetUnusable extends Error {
  override readonly name = "TargetUnusable";
  constructor(
    readonly step: TargetStep,
    /** What was seen, in a sentence. */
    message: string,
    /** What to try. */
    readonly hint: string,
    /** The end of what the target wrote to its standard error (or output), if anything. */
    readonly stderr = "",
  ) {
    super(message);
  }
}
