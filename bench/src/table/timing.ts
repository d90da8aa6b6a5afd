import type { Browser, CDPSession, Page } from 'playwright';

export const actions = ['mount', 'sort', 'select all'] as const;
export type Action = (typeof actions)[number];

export interface TableTiming {
  readonly contender: string;
  /** Main thread time in milliseconds, script to paint: median of the rounds. */
  readonly costs: Readonly<Record<Action, number>>;
  readonly spread: Readonly<Record<Action, Spread>>;
}

/** 10th and 90th percentile, in milliseconds. */
interface Spread {
  readonly low: number;
  readonly high: number;
}

/**
 * Cost of tables, with contenders interleaved in a new order each round. The first round, which warms up the engine,
 * isn't counted; nothing of one contender is left when the next starts.
 */
export async function timeTables(
  page: Page,
  session: CDPSession,
  contenders: readonly string[],
  { rows, rounds }: { readonly rows: number; readonly rounds: number },
): Promise<readonly TableTiming[]> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const samples = new Map(contenders.map((name) => [name, new Array<Record<Action, number>>()]));
  for (let round = -1; round < rounds; round += 1) {
    for (const contender of contenders.toSorted(() => Math.random() - 0.5)) {
      const costs = await costsOf(page, session, contender, rows);
      if (round >= 0) samples.get(contender)?.push(costs);
    }
  }
  return contenders.map((contender) => {
    const taken = samples.get(contender) ?? [];
    const all = (action: Action) => taken.map((costs) => costs[action]);
    const spreadOf = (action: Action) => ({
      low: quantile(all(action), 0.1),
      high: quantile(all(action), 0.9),
    });
    return {
      contender,
      costs: {
        mount: median(all('mount')),
        sort: median(all('sort')),
        'select all': median(all('select all')),
      },
      spread: {
        mount: spreadOf('mount'),
        sort: spreadOf('sort'),
        'select all': spreadOf('select all'),
      },
    };
  });
}

async function costsOf(
  page: Page,
  session: CDPSession,
  contender: string,
  rows: number,
): Promise<Record<Action, number>> {
  await page.evaluate(([name, count]) => globalThis.tableBench.prepare(count, name), [
    contender,
    rows,
  ] as const);
  const mount = await cost(session, () => page.evaluate(() => globalThis.tableBench.mount()));
  const sort = await cost(session, () =>
    page.evaluate(async () => {
      await globalThis.tableBench.press('sort');
      await globalThis.tableBench.sorted();
    }),
  );
  const all = await cost(session, () => page.evaluate(() => globalThis.tableBench.press('all')));
  await page.evaluate(() => globalThis.tableBench.unmount());
  return { mount, sort, 'select all': all };
}

/** Main thread time of a first mount in milliseconds, in a new page each time: median. */
export async function timeColdMount(
  browser: Browser,
  address: string,
  contender: string,
  { rows, rounds }: { readonly rows: number; readonly rounds: number },
): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(([name, count]) => globalThis.tableBench.prepare(count, name), [
      contender,
      rows,
    ] as const);
    taken.push(await cost(session, () => page.evaluate(() => globalThis.tableBench.mount())));
    await page.close();
  }
  return median(taken);
}

/** Collects garbage first, so that no action pays for a previous one's. */
export async function cost(session: CDPSession, run: () => Promise<void>): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const before = await spent(session);
  await run();
  return ((await spent(session)) - before) * 1000;
}

/** Main thread time in seconds since the page started. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
