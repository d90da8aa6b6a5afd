export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Timing {
  readonly name: string;
  /** Microseconds a call. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Times contenders in turn, round by round, so that a drift of the machine meets all of them alike.
 * Each round runs every contender `calls` times in a random order of contenders.
 */
export async function timeInterleaved(
  contenders: readonly Contender[],
  { rounds, calls, warmUp = 3 }: { rounds: number; calls: number; warmUp?: number },
): Promise<Timing[]> {
  const samples = new Map(contenders.map(({ name }) => [name, new Array<number>()]));
  for (let round = -warmUp; round < rounds; round += 1) {
    const order = contenders.toSorted(() => Math.random() - 0.5);
    for (const { name, run } of order) {
      const start = performance.now();
      for (let call = 0; call < calls; call += 1) await run();
      const each = ((performance.now() - start) / calls) * 1000;
      if (round >= 0) samples.get(name)?.push(each);
    }
  }
  return contenders.map(({ name }) => {
    const sorted = (samples.get(name) ?? []).toSorted((a, b) => a - b);
    return {
      name,
      median: quantile(sorted, 0.5),
      low: quantile(sorted, 0.1),
      high: quantile(sorted, 0.9),
    };
  });
}
