import type { Page } from 'playwright';
import type { ScrollOutcome } from './page/table-bench.ts';

/** A scroll through a table. */
export interface Scrolling {
  readonly title: string;
  readonly pixelsAFrame: number;
}

/**
 * Android's fastest flick is 8,000 pixels a second (`ViewConfiguration`), 133 per frame; the goal requires more than
 * twice that. At 900, a dragged scrollbar thumb passes 500 rows in a third of a second.
 */
export const scrollings: readonly Scrolling[] = [
  { title: 'The fastest flick', pixelsAFrame: 133 },
  { title: 'Flicking at more than twice that', pixelsAFrame: 300 },
  { title: 'Dragging the thumb of the scrollbar', pixelsAFrame: 900 },
];

export interface ScrolledTable {
  readonly contender: string;
  /** One outcome per run, in order. */
  readonly outcomes: readonly ScrollOutcome[];
}

const frames = 120;

/**
 * Frames while scrolling through tables of a number of rows, with contenders interleaved in a new order each run. The
 * first run, which warms up the engine, isn't counted.
 */
export async function scrollTables(
  page: Page,
  contenders: readonly string[],
  { rows, runs, pixelsAFrame }: { readonly rows: number; readonly runs: number } & Scrolling,
): Promise<readonly ScrolledTable[]> {
  const outcomes = new Map(contenders.map((name) => [name, new Array<ScrollOutcome>()]));
  for (let run = -1; run < runs; run += 1) {
    for (const name of contenders.toSorted(() => Math.random() - 0.5)) {
      const outcome = await scrolled(page, name, rows, pixelsAFrame);
      if (run >= 0) outcomes.get(name)?.push(outcome);
    }
  }
  return contenders.map((name) => ({ contender: name, outcomes: outcomes.get(name) ?? [] }));
}

async function scrolled(
  page: Page,
  contender: string,
  rows: number,
  pixelsAFrame: number,
): Promise<ScrollOutcome> {
  await page.evaluate(([name, count]) => globalThis.tableBench.prepare(count, name), [
    contender,
    rows,
  ] as const);
  await page.evaluate(() => globalThis.tableBench.mount());
  const outcome = await page.evaluate(
    ([count, pixels]) => globalThis.tableBench.scroll(count, pixels),
    [frames, pixelsAFrame] as const,
  );
  await page.evaluate(() => globalThis.tableBench.unmount());
  return outcome;
}
