import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';

const lists = [
  { path: '/customers', typed: 'pat' },
  { path: '/reporting/transactions', typed: 'pat' },
  { path: '/reporting/payouts', typed: '1' },
  { path: '/disputes', typed: 'ma' },
  { path: '/invoices', typed: 'INV-05' },
];

const rowsOf = async (page: Page): Promise<string> => {
  const table = page.getByRole('table').first();
  return (await table.getByRole('row').allTextContents()).join('\n');
};

async function search(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox').first();
  await field.fill(typed);
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.href.includes(typed));
}

/** Rows, or the message that there are none. */
const isLoaded = (page: Page) =>
  expect(
    page
      .getByRole('rowheader')
      .first()
      .or(page.getByRole('heading', { name: /^No matching/ })),
  ).toBeVisible();

// Rows are compared over minutes: no journey changes juniper's.
test.use({ brand: 'juniper' });

test('a list that the browser translates is searched, opened and left like any other', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signIn(page, 'admin');
  for (const { path, typed } of lists) {
    await page.goto(path);
    await isLoaded(page);
    const all = await rowsOf(page);
    await search(page, typed);
    // Reloaded, so that all rows are new.
    await page.reload();
    await isLoaded(page);
    const found = await rowsOf(page);
    await page.goto(path);
    await isLoaded(page);
    await translate(page);
    await search(page, typed);
    await expect.poll(() => rowsOf(page)).toBe(found);
    await search(page, '');
    await expect.poll(() => rowsOf(page)).toBe(all);
    await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
