import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { servePage } from '../measure/serve-page.ts';
import { actions, scrollTable, type TableTiming, timeTables } from './timing.ts';

const contenders = ['raw DOM, windowed', 'plain React', 'TanStack, plain markup', 'ours'];
const windowed = contenders.filter((name) => name !== 'plain React');
const many = 10_000;

/** Our table beside what React, TanStack and a browser need for the same rows of ten cells. */
export async function run(): Promise<void> {
  const served = await servePage(new URL('./page/', import.meta.url));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(served.address);
    const session = await page.context().newCDPSession(page);
    print(50, await timeTables(page, session, contenders, { rows: 50, rounds: 15 }));
    print(many, await timeTables(page, session, windowed, { rows: many, rounds: 9 }));
    console.log(`\nFlicking through ${many} rows`);
    for (const name of windowed) {
      const { long, blank, frames } = await scrollTable(page, name, many);
      console.log(`  ${name.padEnd(24)} ${long} long and ${blank} blank of ${frames} frames`);
    }
  } finally {
    await browser.close();
    served.close();
  }
}

function print(rows: number, timings: readonly TableTiming[]): void {
  console.log(`\n${rows} rows of 10 cells: milliseconds of the main thread, script to paint;`);
  console.log('multiple of raw DOM and of TanStack with plain markup');
  console.log(`  ${''.padEnd(24)}${actions.map((action) => action.padStart(26)).join('')}`);
  for (const { contender, costs } of timings) {
    const cells = actions.map((action) => {
      const of = (name: string) =>
        timings.find((timing) => timing.contender === name)?.costs[action] ?? Number.NaN;
      const raw = costs[action] / of('raw DOM, windowed');
      const tanstack = costs[action] / of('TanStack, plain markup');
      return `${costs[action].toFixed(1)} ${raw.toFixed(2)}x ${tanstack.toFixed(2)}x`.padStart(26);
    });
    console.log(`  ${contender.padEnd(24)}${cells.join('')}`);
  }
}
