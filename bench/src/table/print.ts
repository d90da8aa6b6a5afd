import type { ScrolledTable, Scrolling } from './scrolling.ts';
import { type Action, actions, type TableTiming } from './timing.ts';

/** Medians, their spread from the 10th to the 90th percentile, and multiples of a reference. */
export function printTimings(
  rows: number,
  timings: readonly TableTiming[],
  reference: string,
): void {
  const base = timings.find(({ contender }) => contender === reference);
  console.log(`\n${rows} rows of 10 cells: milliseconds of the main thread, script to paint`);
  console.log(`(median, 10th to 90th percentile, multiple of ${reference})`);
  console.log(`  ${''.padEnd(26)}${actions.map((action) => action.padStart(30)).join('')}`);
  for (const { contender, costs, spread } of timings) {
    const cell = (action: Action) => {
      const { low, high } = spread[action];
      const multiple = costs[action] / (base?.costs[action] ?? Number.NaN);
      const range = `${low.toFixed(1)}–${high.toFixed(1)}`;
      return `${costs[action].toFixed(1)} ${range} ${multiple.toFixed(2)}x`.padStart(30);
    };
    console.log(`  ${contender.padEnd(26)}${actions.map(cell).join('')}`);
  }
}

/** Frames of every run, the least first. */
export function printScrolling(
  rows: number,
  { title, pixelsAFrame }: Scrolling,
  tables: readonly ScrolledTable[],
): void {
  console.log(`\n${title} through ${rows} rows, ${pixelsAFrame} pixels a frame`);
  for (const { contender, outcomes } of tables) {
    const list = (kind: 'long' | 'blank') =>
      outcomes
        .map((outcome) => outcome[kind])
        .toSorted((a, b) => a - b)
        .join(' ');
    const frames = outcomes[0]?.frames ?? 0;
    console.log(
      `  ${contender.padEnd(26)} of ${frames} frames long: ${list('long')}, blank: ${list('blank')}`,
    );
  }
}
