import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { writeFigures } from '../measure/figures.ts';
import { peers } from '../measure/peers.ts';
import { servePage } from '../measure/serve-page.ts';
import { failedOf, goalsOf, keystrokeTable, passedTable, printFailures } from './figures.ts';
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

/** Our masked inputs compared with published ones: behavior for the same keys, and the cost of a key. */
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
    const contenders = [...ours, ...masks, ...libraries];
    printFailures(outcomes);
    await writeFigures('masked-inputs', {
      title: 'Masked inputs',
      about:
        'What real keys in Chromium do to each field by the table of keystrokes, and milliseconds that one costs: script, and in brackets the main thread, script to paint; then the multiples of script of a bare input and of a controlled one.',
      tables: [
        passedTable(outcomes, contenders),
        keystrokeTable('Masks alone', alone.timings),
        keystrokeTable("On a page with the libraries' styles", beside.timings),
      ],
      goals: [
        ...goalsOf(alone.timings),
        {
          name: 'Rows of the table that ours fail',
          value: Math.max(...ours.map((name) => failedOf(outcomes, name))),
          most: 0,
        },
      ],
    });
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
