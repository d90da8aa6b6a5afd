import type { Page } from '@playwright/test';
import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a payment is found by its last four, opened, and then stands among the recent', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'admin');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('4242');
  const first = palette(page)
    .getByRole('option', { name: /^txn\d+/ })
    .first();
  await expect(first).toContainText('4242');
  const id = (await first.innerText()).split(' ')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reporting\/transactions\?open=txn/);
  await expect(page.getByRole('dialog').getByText(id, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Page shortcuts work again once the drawer is closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(palette(page).getByRole('option').first()).toContainText(id);
});

test('keys go to the pages a person has, and can be switched off', { tag: '@full' }, async ({
  page,
}) => {
  await arrive(page, 'sales-clerk');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Invoices')).toBeVisible();
  await expect(help.getByText('Payouts')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(heading(page)).toHaveText('Invoices');
  await page.keyboard.press('?');
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.keyboard.press('/');
  await expect(palette(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Invoices');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
});

test('a person who must choose a new password has no palette', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/dev/login');
  await page.getByLabel('Username').fill('newhire@juniper');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/change-password/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await expect(palette(page)).toHaveCount(0);
});
