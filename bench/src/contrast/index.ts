import { contrastRatio } from '@payfac/ui/color';
import { timeInterleaved } from '../measure/interleaved.ts';
import { peers } from '../measure/peers.ts';
import { definition, pairsNear, randomPairs, thresholds } from './pairs.ts';

type Ratio = (one: string, other: string) => number;

const timedPairs = 4096;
const judgedPairs = 1_000_000;

/** Contrast of two hexadecimal colors: how many in a second, and how often a verdict is wrong. */
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
  console.log('\nContrast of random pairs: millions a second; wrong verdicts near a threshold');
  const heads = near.map(({ threshold, pairs: { length } }) => `${threshold} (of ${length})`);
  console.log(`  ${''.padEnd(16)}${['M/s', ...heads].map((head) => head.padStart(16)).join('')}`);
  for (const { name, median } of timings) {
    const ratio = ratios[name];
    if (!ratio) continue;
    const cells = [
      (timedPairs / median).toFixed(1),
      ...near.map((each) => String(each.pairs.filter(isWrong(ratio, each.threshold)).length)),
    ];
    console.log(`  ${name.padEnd(16)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  }
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
