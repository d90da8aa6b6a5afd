import { contrastRatio } from '@payfac/ui/color';
import { writeFigures } from '../measure/figures.ts';
import { timeInterleaved } from '../measure/interleaved.ts';
import { peers } from '../measure/peers.ts';
import { definition, pairsNear, randomPairs, thresholds } from './pairs.ts';

type Ratio = (one: string, other: string) => number;

const timedPairs = 4096;
const judgedPairs = 1_000_000;

/** Contrast of two hexadecimal colors: calculations per second, and the share of wrong verdicts. */
export async function run(): Promise<void> {
  const written: { readonly contrastPeers: Readonly<Record<string, Ratio>> } = await import(
    new URL('contrast/index.ts', peers()).href
  );
  const ratios: Readonly<Record<string, Ratio>> = { ours: contrastRatio, ...written.contrastPeers };
  const pairs = randomPairs(timedPairs);
  const timings = await timeInterleaved(
    Object.entries(ratios).map(([name, ratio]) => ({ name, run: () => sumOf(ratio, pairs) })),
    { rounds: 31, calls: 1, warmUp: 8 },
  );
  const near = thresholds.map((threshold) => ({
    threshold,
    pairs: pairsNear(randomPairs(judgedPairs), threshold),
  }));
  const judged = timings.flatMap(({ name, median }) => {
    const ratio = ratios[name];
    if (!ratio) return [];
    const wrong = near.map((each) => each.pairs.filter(isWrong(ratio, each.threshold)).length);
    return [{ name, speed: timedPairs / median, wrong }];
  });
  const ours = judged.find(({ name }) => name === 'ours');
  await writeFigures('contrast', {
    title: 'Contrast of two hexadecimal colors',
    about:
      'Millions of random pairs a second, and how many verdicts near a threshold are not those of the definition.',
    tables: [
      {
        head: [
          '',
          'millions a second',
          ...near.map(
            ({ threshold, pairs: { length } }) => `wrong near ${threshold}, of ${length}`,
          ),
        ],
        rows: judged.map(({ name, speed, wrong }) => [
          name,
          speed.toFixed(1),
          ...wrong.map(String),
        ]),
      },
    ],
    goals: [
      { name: 'Millions a second', value: ours?.speed ?? 0, least: 15, digits: 1 },
      { name: 'Wrong verdicts', value: Math.max(...(ours?.wrong ?? [])), most: 0 },
    ],
  });
}

function sumOf(ratio: Ratio, pairs: readonly (readonly [string, string])[]): number {
  let sum = 0;
  for (const [one, other] of pairs) sum += ratio(one, other);
  return sum;
}

const isWrong =
  (ratio: Ratio, threshold: number) =>
  (pair: readonly [string, string]): boolean =>
    ratio(...pair) >= threshold !== definition(pair) >= threshold;
