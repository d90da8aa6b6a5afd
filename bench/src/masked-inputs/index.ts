import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { servePage } from '../measure/serve-page.ts';
import { printKeystrokes, printTables } from './print.ts';
import { runTables } from './tables.ts';
import { timeKeystrokes } from './timing.ts';

const peers = ['react-number-format', 'IMask', 'Maskito'];
const withMask = ['ours, uncontrolled', 'ours, controlled', ...peers];
const timed = ['bare input', 'controlled React input', ...withMask];

/** Our masked inputs beside published ones: what they do to the same keys, and what a key costs. */
export async function run(): Promise<void> {
  const served = await servePage(new URL('./page/', import.meta.url));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(served.address);
    const session = await page.context().newCDPSession(page);
    printTables(await runTables(page, session, withMask), withMask);
    printKeystrokes(await timeKeystrokes(page, session, timed, { rounds: 7, repeats: 5 }));
  } finally {
    await browser.close();
    served.close();
  }
}
