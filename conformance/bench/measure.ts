/** Contenders measured side by side: one repetition of each in turn, so that whatever slows the machine slows them all. */

/** Does the work once and answers how long one unit of it took, in milliseconds. */
export type Contender = { readonly name: string; readonly run: () => Promise<number> | number };

/** The median of the repetitions, and between which values the middle half of them lay; all in one unit. */
export type Spread = { readonly median: number; readonly low: number; readonly high: number };

export type Measured = Spread & { readonly name: string };

/**
 * @param repetitions counted ones; one before them, of each, warms up and is not
 * @returns the contenders in the order given
 */
export async function sideBySide(
  contenders: readonly Contender[],
  repetitions: number,
): Promise<readonly Measured[]> {
  const samples = contenders.map((): number[] => []);
  for (const { run } of contenders) await run();
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const index of turnOrder(contenders.length, repetition)) {
      const sample = await contenders[index]?.run();
      if (sample !== undefined) samples[index]?.push(sample);
    }
  }
  return contenders.map(({ name }, index) => ({ name, ...spreadOf(samples[index] ?? []) }));
}

/** Who comes first changes, for the first finds the caches as the last has left them. */
export function turnOrder(count: number, repetition: number): number[] {
  return Array.from({ length: count }, (_, place) => (place + repetition) % count);
}

/** Median and quartiles; of nothing they are NaN. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === undefined || above === undefined ? NaN : below + (above - below) * (at - Math.floor(at));
}
