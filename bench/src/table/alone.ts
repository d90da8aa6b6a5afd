import type { Browser } from 'playwright';
import { publishedPackage } from '../measure/published.ts';
import { type ServedPage, servePage } from '../measure/serve-page.ts';
import { cost } from './timing.ts';

/** Contenders with their own page. */
export type Alone =
  | 'raw DOM, windowed'
  | 'plain React'
  | 'TanStack, plain markup'
  | 'ours, all features'
  | 'ours, sort and selection';

/** Source file of each contender's page. */
const files = new Map<Alone, string>([
  ['raw DOM, windowed', 'page/raw.ts'],
  ['plain React', 'page/plain.tsx'],
  ['TanStack, plain markup', 'page/tanstack.tsx'],
  ['ours, all features', 'alone/ours.ts'],
  ['ours, sort and selection', 'alone/ours-plain.ts'],
]);

/** Measured actions, with row counts. */
export const measured = [
  'first mount',
  'mount',
  'sort',
  'select all',
  'mount 10,000',
  'sort 10,000',
] as const;
export type Measured = (typeof measured)[number];
/** Main thread time in milliseconds, one value per round. */
export type Samples = Readonly<Record<Measured, readonly number[]>>;

const few = 50;
const many = 10_000;
const warmUps = 6;
const repeats = 3;
const idleTimes = 5;
/** Renders every row. */
const unwindowed: Alone = 'plain React';

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One contender in its own browser context: the first mount, then the other actions with warm code. */
async function inOwnPage(
  browser: Browser,
  { address }: ServedPage,
  isWindowed: boolean,
): Promise<Readonly<Record<Measured, number>>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  // The page's font loads before the table, as on any page with text.
  await page.evaluate(() => {
    const { fontSize, fontFamily } = getComputedStyle(document.body);
    return document.fonts.load(`${fontSize} ${fontFamily}`);
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const prepare = (rows: number) =>
    page.evaluate((count) => globalThis.tableBench.prepare(count), rows);
  let idle = 0;
  const own = async (run: () => Promise<void>) => (await cost(session, run)) - idle;
  const mount = () => own(() => page.evaluate(() => globalThis.tableBench.mount()));
  const unmount = () => page.evaluate(() => globalThis.tableBench.unmount());
  const press = (control: 'sort' | 'all') =>
    own(() => page.evaluate((part) => globalThis.tableBench.press(part), control));
  async function acted(times: number) {
    const taken = {
      mount: new Array<number>(),
      sort: new Array<number>(),
      all: new Array<number>(),
    };
    for (let time = 0; time < times; time += 1) {
      taken.mount.push(await mount());
      taken.sort.push(await press('sort'));
      await page.evaluate(() => globalThis.tableBench.sorted());
      taken.all.push(await press('all'));
      await unmount();
    }
    return taken;
  }
  const rests: number[] = [];
  while (rests.length < idleTimes) {
    rests.push(await own(() => page.evaluate(() => globalThis.tableBench.rest())));
  }
  idle = middle(rests);
  await prepare(few);
  const first = await mount();
  await unmount();
  await acted(warmUps);
  const warm = await acted(repeats);
  await prepare(many);
  if (isWindowed) await acted(2);
  const long = isWindowed ? await acted(repeats) : undefined;
  await context.close();
  return {
    'first mount': first,
    mount: middle(warm.mount),
    sort: middle(warm.sort),
    'select all': middle(warm.all),
    'mount 10,000': middle(long?.mount ?? []),
    'sort 10,000': middle(long?.sort ?? []),
  };
}

/**
 * The published package and its peers, each in its own bundle and browser context, interleaved in a new order each
 * round, so that none has another's styles, and machine drift affects all equally.
 */
export async function timeAlone(
  browser: Browser,
  rounds: number,
): Promise<ReadonlyMap<Alone, Samples>> {
  const published = publishedPackage();
  const folder = new URL('./alone/', import.meta.url);
  const pages = new Map<Alone, ServedPage>();
  const samples = new Map([...files.keys()].map((name) => [name, emptySamples()] as const));
  try {
    for (const [name, file] of files) {
      const contender = new URL(`./${file}`, import.meta.url);
      pages.set(name, await servePage(folder, { contender, published: published.manifest }));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, served] of [...pages].toSorted(() => Math.random() - 0.5)) {
        const taken = await inOwnPage(browser, served, name !== unwindowed);
        for (const each of measured) samples.get(name)?.[each].push(taken[each]);
      }
    }
    return samples;
  } finally {
    for (const served of pages.values()) served.close();
    published.remove();
  }
}

const emptySamples = (): Record<Measured, number[]> => ({
  'first mount': [],
  mount: [],
  sort: [],
  'select all': [],
  'mount 10,000': [],
  'sort 10,000': [],
});
