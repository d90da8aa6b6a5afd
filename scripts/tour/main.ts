// Takes the pictures of docs/tour.md from the product itself, on the anchor's day: `npm run tour`, or of some stops
// alone: `npm run tour -- dashboard payouts`. Look at them before they are committed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { prepare } from '../../e2e/support/context.ts';
import { signIn } from '../../e2e/support/people.ts';
import { launchOptions } from '../ensure-chromium.mjs';
import { followRest } from '../page-rest.ts';
import { startPlatform } from '../platform-process.ts';
import { type Stop, stops } from './stops.ts';

const port = 4492;
const scale = 0.05;
const data = '.cache/tour-data';
const folder = 'docs/tour';
const quality = 0.86;

/** A third of a PNG's bytes, by the browser itself. */
const toWebp = async (page: Page, picture: Buffer): Promise<Buffer> => {
  const address = await page.evaluate(
    async ({ png, share }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: share });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    { png: picture.toString('base64'), share: quality },
  );
  return Buffer.from(address);
};

/** In the page. A skeleton's lines are drawings of nothing. */
const isLoaded = (): boolean =>
  document.querySelector('[aria-busy=true], span[aria-hidden] > svg:empty:not([width="0"])') ===
  null;

async function take(browser: Browser, stop: Stop, converter: Page): Promise<void> {
  const { name, role, path, brand = 'harbor', isDark, isPhone, act } = stop;
  const baseURL = `http://${brand}.localhost:${port}`;
  const context = await browser.newContext({
    baseURL,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  const problems: string[] = [];
  await prepare(context, baseURL, problems);
  const page = await context.newPage();
  const rest = followRest(page);
  const settled = async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    do {
      await page.waitForFunction(isLoaded);
      await rest();
    } while (!(await page.evaluate(isLoaded)));
  };
  await signIn(page, role);
  // The menu's counts are asked for last, by code of their own.
  const counted = page.waitForRequest(/\/waiting-[^/]+\.js$/);
  await page.goto(path);
  await counted;
  await settled();
  await act?.(page);
  await settled();
  writeFileSync(`${folder}/${name}.webp`, await toWebp(converter, await page.screenshot()));
  await context.close();
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`);
  console.log(name);
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !stops.some((stop) => stop.name === name));
if (unknown.length > 0) throw new RangeError(`No stop is named ${unknown.join(', ')}.`);

mkdirSync(folder, { recursive: true });
const options = ['--data', data, '--scale', String(scale)];
spawnSync('node', ['scripts/kept-data.ts', ...options], { stdio: 'inherit' });
const platform = await startPlatform(port, data, scale);
const browser = await chromium.launch(launchOptions());
try {
  const converter = await browser.newPage();
  for (const stop of stops.filter(({ name }) => named.length === 0 || named.includes(name))) {
    await take(browser, stop, converter);
  }
} finally {
  await browser.close();
  await platform.stop();
}
