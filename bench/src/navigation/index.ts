import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { followRest } from '../../../scripts/page-rest.ts';
import { startBenchPlatform } from '../measure/bench-platform.ts';
import { builtApp } from '../measure/built-app.ts';
import { writeFigures } from '../measure/figures.ts';
import { percentile } from '../measure/percentiles.ts';
import { clickThrough, type Destination, type Taken } from './stopwatch.ts';

const scale = 0.2;
const goalMs = 100;
const rounds = 11;

const destinations: readonly Destination[] = [
  { entry: 'Transactions', table: 'Transactions' },
  { entry: 'Invoices', table: 'Invoices' },
  { entry: 'Disputes', table: 'Disputes' },
  { entry: 'Fees', table: 'Fees' },
  { entry: 'Payouts', table: 'Payouts' },
  { entry: 'Settlement', table: 'Settlements' },
];

async function signIn(page: Page, rest: () => Promise<void>, port: number): Promise<void> {
  await page.goto(`http://harbor.localhost:${port}/dev/login`);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await rest();
}

const figure = (ms: number): string => ms.toFixed(0);

function row(name: string, taken: readonly Taken[]): readonly string[] {
  const painted = taken.map((each) => each.painted);
  return [
    name,
    figure(percentile(painted, 0.5)),
    figure(percentile(painted, 0.1)),
    figure(percentile(painted, 0.9)),
    figure(
      percentile(
        taken.map(({ busy }) => busy),
        0.5,
      ),
    ),
  ];
}

/** Warm: every page was shown before, so that its code and last rows are cached. */
export async function run(): Promise<void> {
  const app = builtApp();
  const platform = await startBenchPlatform(scale, app);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const rest = followRest(page);
    await signIn(page, rest, platform.port);
    const all = new Map(destinations.map(({ entry }) => [entry, new Array<Taken>()]));
    let here: Destination | undefined;
    for (let round = -2; round < rounds; round += 1) {
      const order = destinations.toSorted(() => Math.random() - 0.5);
      // The last round's final page can't be the first destination.
      if (order[0] === here) order.reverse();
      for (const destination of order) {
        const taken = await clickThrough(page, rest, destination);
        if (round >= 0) all.get(destination.entry)?.push(taken);
        here = destination;
        await rest();
      }
    }
    const every = [...all.values()].flat();
    const median = percentile(
      every.map(({ painted }) => painted),
      0.5,
    );
    await writeFigures('navigation', {
      title: 'Navigation',
      about: `From a click in the sidebar until the rows of a list are painted, milliseconds: ${rounds} rounds, lists in a random order, the pages shown before. "Thread" is the main thread's own time.`,
      tables: [
        {
          head: ['', 'median', '10th p', '90th p', 'thread'],
          rows: [...[...all].map(([name, taken]) => row(name, taken)), row('all', every)],
        },
      ],
      goals: [{ name: 'Milliseconds at the median', value: median, most: goalMs }],
    });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
