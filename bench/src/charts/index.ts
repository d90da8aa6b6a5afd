import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { bundleSize } from '../measure/bundle-size.ts';
import { type FigureTable, writeFigures } from '../measure/figures.ts';
import { peers } from '../measure/peers.ts';
import { servePage } from '../measure/serve-page.ts';
import './page/chart-bench.ts';

/** Contenders by name, with their files. */
const contenders = {
  'hand-made SVG': 'hand-made.ts',
  'd3 paths in React': 'bare.tsx',
  'd3 paths and axes': 'bare-axes.tsx',
  ours: '../../../src/charts/page/ours.tsx',
  visx: 'visx.tsx',
  'chart.js': 'chart-js.ts',
  'ECharts, SVG': 'echarts-svg.ts',
  'ECharts, canvas': 'echarts-canvas.ts',
  nivo: 'nivo.tsx',
  recharts: 'recharts.tsx',
} as const;
const names = Object.keys(contenders);
/** References of the multiples: the limit, lines alone, and lines with ticks as every library draws them. */
const references = ['hand-made SVG', 'd3 paths in React', 'd3 paths and axes'] as const;
/** Fewer rounds when a mount takes seconds. */
const roundsOf = (points: number) => (points > 1000 ? 3 : 21);
const warmMounts = 4;

interface Cost {
  readonly cold: number[];
  readonly warm: number[];
}

/** Our line chart with all features, compared with the limit, bare paths and popular libraries. */
export async function run(): Promise<void> {
  const folder = new URL('charts/', peers());
  const served = await servePage(folder);
  const browser = await chromium.launch(launchOptions());
  const costs = new Map<number, ReadonlyMap<string, Cost>>();
  try {
    for (const points of [365, 10_000]) {
      costs.set(points, await timeCharts(browser, served, points));
    }
  } finally {
    await browser.close();
    served.close();
  }
  const sizes: string[][] = [];
  for (const [name, file] of Object.entries(contenders)) {
    const { initial, later } = await bundleSize(new URL(file, folder), { isBesideReact: true });
    sizes.push([name, kilobytes(initial), kilobytes(later)]);
  }
  await writeFigures('charts', {
    title: 'Charts',
    about: `Three lines, milliseconds of the main thread, script to paint: median, least to most, and multiples of ${references.join(', ')}. Ours with axes, legend, crosshair, table and downloads.`,
    tables: [
      ...[...costs].map(([points, own]) => costTable(points, own)),
      {
        title: 'What a page loads for one line chart beside React, gzip kB',
        head: ['', 'at first', 'later'],
        rows: sizes,
      },
    ],
    goals: [...costs].flatMap(([points, own]) =>
      (['cold', 'warm'] as const).map((kind) => ({
        name: `${points} points, ${kind === 'cold' ? 'first mount' : 'later mounts'}, multiple of d3 paths and axes`,
        value: median(own.get('ours')?.[kind] ?? []) / median(own.get(references[2])?.[kind] ?? []),
        most: 1.3,
        digits: 2,
      })),
    ),
  });
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function timeCharts(
  browser: Browser,
  { address }: { readonly address: string },
  points: number,
): Promise<ReadonlyMap<string, Cost>> {
  const costs = new Map(names.map((name): [string, Cost] => [name, { cold: [], warm: [] }]));
  for (let round = 0; round < roundsOf(points); round += 1) {
    for (const name of names.toSorted(() => Math.random() - 0.5)) {
      const taken = await mountsInNewPage(browser, address, name, points);
      costs.get(name)?.cold.push(taken[0] ?? Number.NaN);
      costs.get(name)?.warm.push(...taken.slice(2));
    }
  }
  return costs;
}

/** Main thread time of each of several mounts in milliseconds, script to paint. */
async function mountsInNewPage(
  browser: Browser,
  address: string,
  name: string,
  points: number,
): Promise<readonly number[]> {
  const page = await browser.newPage();
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate(([chosen, count]) => globalThis.chartBench.prepare(chosen, count), [
    name,
    points,
  ] as const);
  const taken: number[] = [];
  for (let mount = 0; mount < warmMounts + 2; mount += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const before = await spent();
    await page.evaluate(() => globalThis.chartBench.mount());
    taken.push((await spent()) - before);
    await page.evaluate(() => globalThis.chartBench.unmount());
  }
  await page.close();
  return taken;
}

function costTable(points: number, costs: ReadonlyMap<string, Cost>): FigureTable {
  return {
    title: `3 lines of ${points} points`,
    head: ['', 'first mount', 'later mounts'],
    rows: [...costs].map(([name, own]) => [
      name,
      ...(['cold', 'warm'] as const).map((kind) =>
        costText(
          own[kind],
          references.map((each) => costs.get(each)?.[kind] ?? []),
        ),
      ),
    ]),
  };
}

function costText(own: readonly number[], others: readonly (readonly number[])[]): string {
  const range = `${Math.min(...own).toFixed(1)}–${Math.max(...own).toFixed(1)}`;
  const multiples = others.map((other) => (median(own) / median(other)).toFixed(2));
  return `${median(own).toFixed(1)} (${range}) ${multiples.map((each) => `${each}×`).join(' ')}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
