import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Notes every script a page is given from now on: its address and its size by gzip, in bytes. */
function noteScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    const isScript = response.request().resourceType() === 'script';
    if (isScript && response.ok())
      sizes.set(
        url,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  const settle = () => page.waitForLoadState('networkidle');
  return {
    /** kB of the scripts noted so far, but for those of these addresses. */
    async kilobytes(but: ReadonlySet<string> = new Set()): Promise<number> {
      await settle();
      let sum = 0;
      for (const [url, size] of sizes) if (!but.has(url)) sum += await size;
      return sum / 1000;
    },
    addresses: () => new Set(sizes.keys()),
  };
}

/**
 * What the signed-in shell may bring, in kB. The goal is 215: since the bar has panels, a dialog's and a
 * menu's code are the shell's, one module of the library that cannot be had apart. It may not grow.
 */
const shellBudget = 225;

/** Routes of a manager, with how much script each may bring beyond the shell. */
const routes = [
  '/dashboard',
  '/virtual-terminal',
  '/reporting/transactions',
  '/accounts-view',
  '/change-password',
] as const;

test('the development login, the shell and every route stay within their budgets of script', {
  tag: '@full',
}, async ({ browser, page, baseURL }) => {
  const login = noteScripts(page);
  await page.goto('/dev/login');
  await page.getByRole('button', { name: 'Manager', exact: true }).waitFor();
  expect(await login.kilobytes(), 'development login').toBeLessThanOrEqual(120);

  await signIn(page, 'manager');
  const storageState = await page.context().storageState();
  for (const route of ['/forbidden', ...routes]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState });
    const fresh = await context.newPage();
    const noted = noteScripts(fresh);
    await fresh.goto('/forbidden');
    await fresh.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await noted.kilobytes(), 'signed-in shell').toBeLessThanOrEqual(shellBudget);
    const shell = noted.addresses();
    await fresh.goto(route);
    await fresh.getByRole('heading', { level: 1 }).waitFor();
    expect(await noted.kilobytes(shell), route).toBeLessThanOrEqual(60);
    await context.close();
  }
});
