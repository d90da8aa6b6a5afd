import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { type FigureTable, type Goal, writeFigures } from '../measure/figures.ts';
import { peers } from '../measure/peers.ts';
import { type ServedPage, servePage } from '../measure/serve-page.ts';
import { type Alone, type Measured, timeAlone } from './alone.ts';
import { scrollings, scrollTables } from './scrolling.ts';
import { aloneTable, multipleOf, scrollingTable, timingTable } from './tables.ts';
import { timeColdMount, timeTables } from './timing.ts';

const bare = ['raw DOM, windowed', 'plain React', 'TanStack, plain markup', 'ours'];
const libraries = [
  'AG Grid community',
  'MUI X data grid',
  'Ant Design',
  'React Aria, virtualized',
  'Mantine table',
  'mantine-datatable',
];
/** Contenders that render every row: at 10,000 one action takes many seconds. */
const unwindowed = ['plain React', 'Mantine table', 'mantine-datatable'];
const many = 10_000;
const scrollRuns = 5;
const roundsAlone = 11;

/** Multiples of plain markup, and at 10,000 rows of the limit. */
const goals: readonly (readonly [measure: Measured, most: number])[] = [
  ['mount', 1.3],
  ['sort', 1.3],
  ['select all', 1.3],
  ['mount 10,000', 3],
  ['sort 10,000', 3],
];
const ours: readonly Alone[] = ['ours, all features', 'ours, sort and selection'];

interface Plan {
  readonly where: string;
  readonly contenders: readonly string[];
  readonly rounds: number;
  readonly reference: string;
}

/** Our table compared with React, TanStack, a browser and popular libraries for the same rows. */
export async function run(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const samples = await timeAlone(browser, roundsAlone);
    const reached = ours.flatMap((name) =>
      goals.map(
        ([measure, most]): Goal => ({
          name: `${name}, ${measure}, multiple`,
          value: multipleOf(samples, name, measure),
          most,
          digits: 2,
        }),
      ),
    );
    const together = await onPage(new URL('./page/', import.meta.url), (served) =>
      compare(browser, served, {
        where: 'on one page',
        contenders: bare,
        rounds: 15,
        reference: bare[2] ?? '',
      }),
    );
    const beside = await onPage(new URL('table/', peers()), async (served) => {
      const contenders = ['ours', ...libraries];
      return [
        await coldTable(browser, served, contenders),
        ...(await compare(browser, served, {
          where: "on a page with every library's styles",
          contenders,
          rounds: 7,
          reference: 'ours',
        })),
      ];
    });
    await writeFigures('table', {
      title: 'Table',
      about:
        'Rows of 10 cells: milliseconds of the main thread, script to paint, as median, 10th to 90th percentile, and multiple. On pages of their own 50 rows are compared with TanStack in plain markup, 10,000 with a window of rows written by hand.',
      tables: [aloneTable(samples), ...together, ...beside],
      goals: reached,
      notes: [
        `Not among ${many} rows, because they draw all: ${unwindowed.join(', ')}. MUI X shows 100 of them: the community edition has no larger pages.`,
      ],
    });
  } finally {
    await browser.close();
  }
}

async function coldTable(
  browser: Browser,
  served: ServedPage,
  contenders: readonly string[],
): Promise<FigureTable> {
  const rows: string[][] = [];
  for (const name of contenders) {
    const taken = await timeColdMount(browser, served.address, name, { rows: 50, rounds: 3 });
    rows.push([name, taken.toFixed(0)]);
  }
  return { title: "First mount of 50 rows beside every library's styles", head: ['', 'ms'], rows };
}

async function compare(
  browser: Browser,
  served: ServedPage,
  { where, contenders, rounds, reference }: Plan,
): Promise<readonly FigureTable[]> {
  const page = await browser.newPage();
  await page.goto(served.address);
  const session = await page.context().newCDPSession(page);
  const few = await timeTables(page, session, contenders, { rows: 50, rounds });
  const windowed = contenders.filter((name) => !unwindowed.includes(name));
  const limit = windowed.includes('raw DOM, windowed') ? 'raw DOM, windowed' : reference;
  const options = { rows: many, rounds: Math.ceil(rounds / 2) };
  const long = await timeTables(page, session, windowed, options);
  const scrolled = [];
  for (const scrolling of scrollings) {
    const asked = { ...scrolling, rows: many, runs: scrollRuns };
    scrolled.push({ scrolling, tables: await scrollTables(page, windowed, asked) });
  }
  await page.close();
  return [
    timingTable(`50 rows, ${where}`, few, reference),
    timingTable(`10,000 rows, ${where}`, long, limit),
    scrollingTable(where, scrolled),
  ];
}

async function onPage<T>(folder: URL, use: (served: ServedPage) => Promise<T>): Promise<T> {
  const served = await servePage(folder);
  try {
    return await use(served);
  } finally {
    served.close();
  }
}
