import type { Page } from '@playwright/test';
import { entryNamed } from './support/menu.ts';
import { patience } from './support/patience.ts';
import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

const changes = 200;
const mostGrowthMb = 10;

/** Heap of the page after garbage collection, in MB. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1_000_000;
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

test('two hundred changes of the page leave no more than 10 MB behind', { tag: '@prove' }, async ({
  page,
}) => {
  test.setTimeout(240_000 * patience);
  await arrive(page, 'manager');
  const names = ['Transactions', 'Invoices', 'Payouts', 'Dashboard'] as const;
  const menu = page.getByRole('navigation', { name: 'Main' });
  const visit = async (name: string) => {
    await menu.getByRole('link', { name: entryNamed(name) }).click();
    await heading(page, name);
  };
  // Loads everything that is loaded once, or cached for a while by design, before measuring.
  for (const name of [...names, ...names]) await visit(name);
  const before = await heapOf(page);
  for (let change = 0; change < changes; change += 1) {
    await visit(names[change % names.length] ?? names[0]);
  }
  const growth = (await heapOf(page)) - before;
  test.info().annotations.push({ type: 'MB', description: growth.toFixed(2) });
  expect(growth).toBeLessThanOrEqual(mostGrowthMb);
});

test('a list asks once for its rows', { tag: '@full' }, async ({ page }) => {
  await arrive(page, 'manager');
  await heading(page, 'Dashboard');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/reporting\/transactions\?/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('link', { name: entryNamed('Transactions') }).click();
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});
