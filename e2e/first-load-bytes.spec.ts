import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const sizes = new Map<string, number>();

/** @returns a script's size by gzip, in bytes. Asked for by itself: a page that moves on drops its own. */
async function sizeOf(page: Page, url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const { host, port, pathname } = new URL(url);
  const here = `http://127.0.0.1:${port}${pathname}`;
  const response = await page.request.get(here, { headers: { host } });
  const size = gzipSync(await response.body()).length;
  sizes.set(url, size);
  return size;
}

/** How long a page that is given no further script counts as loaded. */
const QUIET_MS = 1000;

/** Notes the address of every script a page is given from now on. */
function noteScripts(page: Page) {
  const given = new Set<string>();
  let latest = Date.now();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    given.add(response.url());
    latest = Date.now();
  });
  /** A chart is fetched once its numbers are there, long after the page's own scripts. */
  async function quiet(): Promise<void> {
    latest = Date.now();
    while (Date.now() - latest < QUIET_MS) await page.waitForTimeout(100);
  }
  return {
    /** kB of the scripts noted so far, but for those of these addresses. */
    async kilobytes(but: ReadonlySet<string> = new Set()): Promise<number> {
      await quiet();
      let sum = 0;
      for (const url of given) if (!but.has(url)) sum += await sizeOf(page, url);
      return sum / 1000;
    },
    addresses: () => new Set(given),
  };
}

/** What the signed-in shell may bring, in kB, with palette, inbox and banners. */
const shellBudget = 215;

/** What a route may bring beyond the shell, in kB. */
const routeBudget = 60;

/** Every route that has a screen, as the features declare them. */
const routes = globSync('apps/backoffice/src/features/*/routes.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {4}path: '([^']+)'/gm)].flatMap(
    ([, path]) => path ?? [],
  ),
);

/** Where the record of a route is taken from, the first of its list: the one that brings the most. */
const listOf: Readonly<Record<string, string>> = {
  '/invoices/:id': '/invoices?status=Draft',
  '/subscriptions/plans/:id': '/subscriptions/plans?status=draft',
  '/products/:id/overview': '/products',
  '/merchant/account/:id/overview': '/accounts-view',
  '/service-provider/account/:id/overview': '/accounts-center',
};

/** @returns the route's address, with a record in it; undefined for those who may not open its list. */
async function addressOf(page: Page, route: string): Promise<string | undefined> {
  if (!route.includes(':')) return route;
  const list = listOf[route];
  if (list === undefined) throw new Error(`Say where a record of ${route} is taken from.`);
  await page.goto(list);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (new URL(page.url()).pathname === '/forbidden') return undefined;
  const row = page.locator('tbody tr[data-key]').first();
  await row.waitFor();
  // An account's address is by its application, which is not the key of its row.
  const link = row.locator(`a[href^="${route.split(':')[0]}"]`);
  if ((await link.count()) > 0) return (await link.first().getAttribute('href')) ?? undefined;
  return route.replace(/:\w+/, (await row.getAttribute('data-key')) ?? '');
}

/** Between them they may open every route; each is measured for everybody who may, the shell once a person. */
const people: readonly Role[] = ['manager', 'admin', 'service-provider'];

test('the development login, the shell and every route stay within their budgets of script', {
  tag: '@full',
}, async ({ browser, page, baseURL }) => {
  test.setTimeout(1_800_000);
  const login = noteScripts(page);
  await page.goto('/dev/login');
  await page.getByRole('button', { name: 'Manager', exact: true }).waitFor();
  expect(await login.kilobytes(), 'development login').toBeLessThanOrEqual(120);

  const signedOut = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await signedOut.newPage();
  const beforeLogin = noteScripts(stranger);
  await stranger.goto('/');
  await stranger.getByRole('button', { name: 'Manager', exact: true }).waitFor();
  expect(await beforeLogin.kilobytes(), 'from the root to the login').toBeLessThanOrEqual(120);
  await signedOut.close();

  const all = ['/forbidden', ...routes];
  const opened = new Set<string>();
  const over: string[] = [];
  for (const person of people) {
    await page.context().clearCookies();
    await signIn(page, person);
    const storageState = await page.context().storageState();
    const newPage = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', storageState });
      return context.newPage();
    };
    const empty = await newPage();
    const shell = noteScripts(empty);
    await empty.goto('/forbidden');
    await empty.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await shell.kilobytes(), 'signed-in shell').toBeLessThanOrEqual(shellBudget);
    await empty.context().close();
    for (const route of all) {
      const address = await addressOf(page, route);
      if (address === undefined) continue;
      const fresh = await newPage();
      const noted = noteScripts(fresh);
      await fresh.goto(address);
      await fresh.getByRole('heading', { level: 1 }).waitFor();
      const size = await noted.kilobytes(shell.addresses());
      const isOpen = new URL(fresh.url()).pathname === address;
      await fresh.context().close();
      if (!isOpen) continue;
      opened.add(route);
      if (size > routeBudget) over.push(`${route} of ${person}: ${size} kB`);
    }
  }
  expect(over).toEqual([]);
  expect(
    all.filter((route) => !opened.has(route)),
    'routes that nobody opened',
  ).toEqual([]);
});
