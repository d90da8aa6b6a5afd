import type { FigureTable } from './figures.ts';

export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Timing {
  readonly name: string;
  /** Microseconds per call. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Times contenders in turn, round by round, so that machine drift affects all equally. Each round runs every contender
 * `calls` times, in random order.
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

const figure = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** A contender's time as a multiple of another's. */
export function multipleOf(timings: readonly Timing[], name: string, reference: string): number {
  const medianOf = (wanted: string) =>
    timings.find((timing) => timing.name === wanted)?.median ?? Number.NaN;
  return medianOf(name) / medianOf(reference);
}

/** Timings with their multiples of a reference contender. */
export function timingTable(
  title: string,
  timings: readonly Timing[],
  reference: string,
): FigureTable {
  return {
    title,
    head: ['', 'median', '10th p', '90th p', `multiple of ${reference}`],
    rows: timings.map(({ name, median, low, high }) => [
      name,
      ...[median, low, high].map(figure),
      `${multipleOf(timings, name, reference).toFixed(2)}×`,
    ]),
  };
}
