import type { Timing } from './interleaved.ts';

const figure = (value: number): string => value.toFixed(value < 100 ? 1 : 0).padStart(9);

/** Prints timings with their ratio to a reference contender. */
export function printTimings(title: string, timings: readonly Timing[], reference: string): void {
  const base = timings.find(({ name }) => name === reference)?.median ?? Number.NaN;
  console.log(`\n${title} (microseconds a call; median, 10th and 90th percentile)`);
  for (const { name, median, low, high } of timings) {
    const ratio = `${(median / base).toFixed(2)}x`;
    console.log(`  ${name.padEnd(28)}${figure(median)}${figure(low)}${figure(high)}   ${ratio}`);
  }
}
