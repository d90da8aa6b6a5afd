// Opens the first page in Vite, and a page of Next's app router, in a real browser without errors.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { pageExamples } from '../../.storybook/examples/pages.ts';
import { launchOptions } from '../ensure-chromium.mjs';
import { layOut } from './guides.mjs';
import { expect, run, start } from './run.mjs';
import { root } from './tarballs.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function serve(folder) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : new URL(request.url, 'http://x').pathname;
    try {
      const body = readFileSync(join(folder, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.setHeader('content-type', type).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** The Playwright drivers, as installed. */
const driversFile = 'node_modules/@payfac/ui/dist/testing/playwright/index.js';

/** Opens a page, and collects its errors. */
async function open(browser, url, options) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(120_000);
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) problems.push(line.text());
  });
  await page.goto(url);
  return { page, problems };
}

async function firstPage(folder, browser) {
  const place = join(folder, 'first-page');
  const brand = ['brand', '--name', 'Acme', '--primary', '#7a3cff', '--out', 'brand'];
  await run(join(folder, 'node_modules/.bin/payfac-ui'), brand, place);
  expect(readFileSync(join(place, 'brand/acme.css'), 'utf8').includes('--pf-'), 'a brand is made');
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], place);
  const site = await serve(join(place, 'dist'));
  const { page, problems } = await open(browser, site.url);
  const drivers = await import(pathToFileURL(join(folder, driversFile)));
  await drivers.buttonDriver(page, 'Refund $12.50').press();
  const dialog = drivers.dialogDriver(page, 'Refund this payment?');
  await dialog.press('Refund');
  await dialog.locator.waitFor({ state: 'hidden' });
  await page.getByText('Refunded').waitFor();
  const ground = await page
    .getByRole('button', { name: 'Refund $12.50' })
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground !== 'rgba(0, 0, 0, 0)', 'the button has its styles');
  expect(problems.length === 0, `the first page complains: ${problems.join('\n')}`);
  site.stop();
}

/** Layout styles of an example, which aren't part of its component. */
const ownStyle = / style=\{\{[^}]*\}\}/g;

/**
 * Hash of the one remaining style attribute: React Aria's calendar renders two hidden elements with it on a server. The
 * policy blocks it, and our stylesheet hides them.
 */
const hiddenByLibrary = 'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA=';

/** A page with the first example of every component, as in the documentation. */
function layOutEvery(place) {
  const examples = pageExamples().filter(({ name }) => name.endsWith('-Default'));
  const names = examples.map(({ name }) => name.replace('-Default', ''));
  mkdirSync(join(place, 'examples'), { recursive: true });
  for (const { name, code } of examples) {
    writeFileSync(
      join(place, 'examples', `${name}.tsx`),
      `'use client';\n${code.replaceAll(ownStyle, '')}`,
    );
  }
  const imports = names.map(
    (name, at) => `import { Default as C${at} } from './examples/${name}-Default';`,
  );
  const boxes = names.map((name, at) => `<div data-component="${name}"><C${at} /></div>`);
  const page = `'use client';\n${imports.join('\n')}\nexport const Every = () => <main>${boxes.join('\n')}</main>;\n`;
  writeFileSync(join(place, 'every.tsx'), page);
  return names.length;
}

/** Visible drawings and controls without a size, and hidden elements with one. */
function wrongSizes() {
  const sizeOf = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height);
  };
  const named = (element) => {
    const { component } = element.closest('[data-component]').dataset;
    return `${component}: ${element.outerHTML.slice(0, 120)}`;
  };
  const all = (selector) => [...document.querySelectorAll(`[data-component] :is(${selector})`)];
  // A drawing of width 0 holds its chart's height until the width is known.
  const shown = all('svg:not([width="0"]), [role="img"], button, input, textarea').filter(
    (element) => element.checkVisibility() && element.getAttribute('type') !== 'hidden',
  );
  const empty = shown.filter((element) => sizeOf(element) === 0);
  const hidden = all('[style*="clip-path"]').filter((element) => sizeOf(element) > 1);
  return [...empty, ...hidden].map(named);
}

/** Renders every component in a server-rendered page under a policy without inline styles. */
async function everyComponent(browser, url, count) {
  const { page, problems } = await open(browser, `${url}/every`, { timezoneId: 'Asia/Tokyo' });
  await page.waitForLoadState('networkidle');
  const sections = await page.locator('[data-component]').count();
  expect(sections === count, `${count} components are drawn, not ${sections}`);
  const others = problems.filter((problem) => !problem.includes(hiddenByLibrary));
  expect(others.length === 0, `components complain: ${others.join('\n')}`);
  const wrong = await page.evaluate(wrongSizes);
  expect(wrong.length === 0, `what is shown has a size, what is hidden none:\n${wrong.join('\n')}`);
}

async function next(folder, browser, platform) {
  const place = join(folder, 'next');
  cpSync(join(root, 'scripts/consumer/next'), place, { recursive: true });
  layOut('first-page', place, (file) =>
    file === 'layout.tsx' ? 'app/(guide)/layout.tsx' : undefined,
  );
  const count = layOutEvery(join(place, 'app/(strict)/every'));
  const bin = join(folder, 'node_modules/.bin/next');
  await run(bin, ['build'], place, platform.env);
  const server = await start(
    bin,
    ['start', '-p', '0'],
    place,
    platform.env,
    /http:\/\/localhost:\d+/,
  );
  const url = /http:\/\/localhost:\d+/.exec(server.output)[0];
  try {
    const dark = await open(browser, url, { colorScheme: 'dark', timezoneId: 'Asia/Tokyo' });
    const first = await dark.page.evaluate(() => document.documentElement.dataset.mode);
    expect(first === 'dark', 'the mode stands before the first paint');
    await dark.page.getByText(/^10 lists, txn/).waitFor();
    await dark.page.getByRole('button', { name: 'Pressed 0' }).click();
    await dark.page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    expect((await dark.page.locator('svg').count()) > 1, 'the charts are drawn');
    expect(dark.problems.length === 0, `Next complains: ${dark.problems.join('\n')}`);
    await everyComponent(browser, url, count);
  } finally {
    await server.stop().catch(() => undefined);
  }
}

export async function inBrowsers(folder, platform) {
  const browser = await chromium.launch({ headless: true, ...launchOptions() });
  try {
    await firstPage(folder, browser);
    await next(folder, browser, platform);
  } finally {
    await browser.close();
  }
}
