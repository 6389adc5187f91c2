/** How many cases a property gets on a target whose round trip is slow. */

/** Up to here a case costs little beside the kit's own work. */
const quickRoundTripMs = 8;
/** Fewer would hardly be a property any more. */
const leastRuns = 5;

/** The runs for a measured round trip in milliseconds: fewer in proportion, never more than asked for. */
export function pacedRuns(runs: number, roundTripMs: number): number {
  if (roundTripMs <= quickRoundTripMs) return runs;
  return Math.min(runs, Math.max(leastRuns, Math.round((runs * quickRoundTripMs) / roundTripMs)));
}
