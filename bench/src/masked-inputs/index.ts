import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { peers } from '../measure/peers.ts';
import { servePage } from '../measure/serve-page.ts';
import { printKeystrokes, printTables } from './print.ts';
import { type RowOutcome, runTables } from './tables.ts';
import { type KeystrokeTiming, timeKeystrokes } from './timing.ts';

const limits = ['bare input', 'controlled React input'];
const ours = ['ours, uncontrolled', 'ours, controlled'];
const masks = ['react-number-format', 'IMask', 'Maskito'];
const libraries = ['React Aria', 'Ant Design', 'Mantine', 'MUI'];

interface Measured {
  readonly outcomes: readonly RowOutcome[];
  readonly timings: readonly KeystrokeTiming[];
}

/** Our masked inputs beside published ones: what they do to the same keys, and what a key costs. */
export async function run(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const own = new URL('./page/', import.meta.url);
    const alone = await measure(browser, own, [...ours, ...masks], [...ours, ...masks]);
    const folder = new URL('masked-inputs/', peers());
    const beside = await measure(browser, folder, libraries, [...ours, ...libraries]);
    const outcomes = alone.outcomes.map((outcome, index) => ({
      ...outcome,
      failures: new Map([...outcome.failures, ...(beside.outcomes[index]?.failures ?? [])]),
    }));
    printTables(outcomes, [...ours, ...masks, ...libraries]);
    printKeystrokes('Masks alone', alone.timings);
    printKeystrokes("On a page with the libraries' styles", beside.timings);
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  folder: URL,
  played: readonly string[],
  timed: readonly string[],
): Promise<Measured> {
  const served = await servePage(folder);
  try {
    const page = await browser.newPage();
    await page.goto(served.address);
    const session = await page.context().newCDPSession(page);
    const outcomes = await runTables(page, session, played);
    const contenders = [...limits, ...timed];
    const timings = await timeKeystrokes(page, session, contenders, { rounds: 9, repeats: 5 });
    await page.close();
    return { outcomes, timings };
  } finally {
    served.close();
  }
}
