import type { BrowserContext, Page, Route } from '@playwright/test';
import { figure } from '../scripts/testing/figure.ts';
import { entryNamed } from './support/menu.ts';
import { pass } from './support/pass.ts';
import { patience } from './support/patience.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** How many tabs are open; `npm run prove` opens 20. */
const wanted = Number(process.env['OPEN_TABS'] ?? 3);

/** Where a tab is when the app changes, and where it goes then: to a page whose code it doesn't have. */
const ways = [
  { path: '/dashboard', to: 'Transactions' },
  { path: '/reporting/transactions', to: 'Invoices' },
  { path: '/invoices', to: 'Customers' },
  { path: '/customers', to: 'Payouts' },
  { path: '/inbox', to: 'Disputes' },
] as const;

const file = /\/assets\/(next-)?([\w.-]+\.(?:js|css))$/;
const named = /(\bassets\/|["'`]\.\/)([\w.-]+\.(?:js|css))\b/g;

/** Serves the same app as a deploy does: each of its files by another name, and none by the name it had. */
async function deploy(context: BrowserContext): Promise<() => number> {
  let gone = 0;
  const renamed = async (route: Route, path?: string) => {
    const response = await pass(route, path);
    const body = (await response.text()).replaceAll(named, '$1next-$2');
    return { body, headers: response.headers() };
  };
  /** The files of the new app, each made once for all tabs. */
  const made = new Map<string, ReturnType<typeof renamed>>();
  await context.route(file, async (route) => {
    const [, next, name] = file.exec(new URL(route.request().url()).pathname) ?? [];
    if (next !== undefined && name !== undefined) {
      const known = made.get(name) ?? renamed(route, `/assets/${name}`);
      made.set(name, known);
      return route.fulfill(await known);
    }
    gone += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await context.route(
    (url) => !/^\/(?:api|v1|assets|brands|icons)\//.test(url.pathname),
    async (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill(await renamed(route))
        : route.fallback(),
  );
  return () => gone;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(`a deploy under ${wanted} open tabs leaves none of them blank or broken`, {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout((60_000 + wanted * 20_000) * patience);
  await signIn(page, 'manager');
  const tabs: { readonly tab: Page; readonly to: string }[] = [];
  for (let place = 0; place < wanted; place += 1) {
    const { path, to } = ways[place % ways.length] ?? ways[0];
    const tab = place === 0 ? page : await context.newPage();
    await tab.goto(path);
    await expect(heading(tab)).toBeVisible();
    tabs.push({ tab, to });
  }
  const gone = await deploy(context);
  const wrong: string[] = [];
  for (const { tab, to } of tabs) {
    await tab.bringToFront();
    const menu = tab.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: entryNamed(to) }).click();
    // The page begins anew, with each of its files through this process.
    const isThere = await expect(heading(tab))
      .toHaveText(to, { timeout: 60_000 * patience })
      .then(
        () => menu.isVisible(),
        () => false,
      );
    if (!isThere) wrong.push(`${to}: “${await tab.locator('body').innerText()}”`);
  }
  // What the tabs still load is of no interest.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const measured = `${gone()} requests for files that were gone`;
  figure('deploy', { tried: wanted, wrong: wrong.length, measured });
  expect(wrong).toEqual([]);
  expect(gone()).toBeGreaterThanOrEqual(wanted);
});
