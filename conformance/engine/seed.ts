/** Seeds: each check gets one of its own from the run's, so that leaving out a check changes no other. */

/** The default of `--seed`: fixed, so that a gate is deterministic. */
export const defaultSeed = 20_260_101;

/** The check's seed: a 32-bit signed integer, by FNV-1a over the run's seed and the check's id. */
export function seedOfCheck(seed: number, checkId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${checkId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 0;
}
