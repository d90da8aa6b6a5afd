import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { peers } from '../measure/peers.ts';
import { type ServedPage, servePage } from '../measure/serve-page.ts';
import { printScrolling, printTimings } from './print.ts';
import { scrollings, scrollTables } from './scrolling.ts';
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
/** Draw every row: at 10,000 one action takes many seconds. */
const unwindowed = ['plain React', 'Mantine table', 'mantine-datatable'];
const many = 10_000;
const scrollRuns = 5;

interface Plan {
  readonly contenders: readonly string[];
  readonly rounds: number;
  readonly reference: string;
}

/** Our table beside what React, TanStack, a browser and the usual libraries need for the same rows. */
export async function run(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    await onPage(new URL('./page/', import.meta.url), async (served) => {
      await compare(browser, served, { contenders: bare, rounds: 15, reference: bare[2] ?? '' });
    });
    await onPage(new URL('table/', peers()), async (served) => {
      const contenders = ['ours', ...libraries];
      console.log('\nFirst mount of 50 rows in a new page, milliseconds of the main thread');
      for (const name of contenders) {
        const taken = await timeColdMount(browser, served.address, name, { rows: 50, rounds: 3 });
        console.log(`  ${name.padEnd(26)}${taken.toFixed(0).padStart(8)}`);
      }
      await compare(browser, served, { contenders, rounds: 7, reference: 'ours' });
      console.log(`\nNot among ${many} rows, because they draw all: ${unwindowed.join(', ')}.`);
      console.log('MUI X shows 100 of them: the community edition has no larger pages.');
    });
  } finally {
    await browser.close();
  }
}

async function compare(browser: Browser, served: ServedPage, plan: Plan): Promise<void> {
  const { contenders, rounds, reference } = plan;
  const page = await browser.newPage();
  await page.goto(served.address);
  const session = await page.context().newCDPSession(page);
  printTimings(50, await timeTables(page, session, contenders, { rows: 50, rounds }), reference);
  const windowed = contenders.filter((name) => !unwindowed.includes(name));
  const limit = windowed.includes('raw DOM, windowed') ? 'raw DOM, windowed' : reference;
  const options = { rows: many, rounds: Math.ceil(rounds / 2) };
  printTimings(many, await timeTables(page, session, windowed, options), limit);
  for (const scrolling of scrollings) {
    const asked = { ...scrolling, rows: many, runs: scrollRuns };
    printScrolling(many, scrolling, await scrollTables(page, windowed, asked));
  }
  await page.close();
}

async function onPage(folder: URL, use: (served: ServedPage) => Promise<void>): Promise<void> {
  const served = await servePage(folder);
  try {
    await use(served);
  } finally {
    served.close();
  }
}
