import type { Page } from '@playwright/test';
import { entryNamed } from './support/menu.ts';
import { patience } from './support/patience.ts';
import { signInAs, signInAsOwn } from './support/people.ts';
import { salesOf } from './support/sales.ts';
import { submitSale } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

/** Charged at the processor with a lost response: the platform returns 'outcome unknown'. */
const lostResponse = () => ({ amount: '7777.02', holder: `Lost ${crypto.randomUUID()}` });

const outcomes = '**/backoffice/outcomes?*';

/** The platform doesn't know an attempt's outcome yet. */
const busy = (page: Page) =>
  page.route(outcomes, (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Busy' } }),
  );

/** The page retries after a growing delay of up to 15 s, even if the platform knows sooner. */
const asked = { timeout: 25_000 * patience };

const checking = (page: Page) => page.getByText('We’re checking the result').first();

test('a reload in the middle of a sale finds out how it ended, and it is charged once', async ({
  page,
}) => {
  const sale = lostResponse();
  await signInAsOwn(page, 'manager', 'Copper Kitchen');
  await busy(page);
  await submitSale(page, sale);
  await expect(checking(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await page.unroute(outcomes);
  await expect(page.getByText('The sale of $7,777.02 went through.')).toBeVisible(asked);
  expect(await salesOf(page, sale.holder)).toHaveLength(1);
});

test('a reload right after the sale ended tells how, and a later visit does not', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Copper Kitchen');
  await submitSale(page, { amount: '31.47', holder: `Seen ${crypto.randomUUID()}` });
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await page.reload();
  const ended = page.getByText('The sale of $31.47 went through.');
  await expect(ended).toBeVisible(asked);
  await page.goto('/virtual-terminal');
  await expect(page.getByLabel('Amount')).toBeVisible();
  // Other sales of the same user that end meanwhile are reported here too.
  await expect(ended).toHaveCount(0);
});

test('a person who goes on working is told how the sale ended', { tag: '@full' }, async ({
  page,
}) => {
  const sale = lostResponse();
  await signInAsOwn(page, 'manager', 'Linden Outfitters');
  await busy(page);
  await submitSale(page, sale);
  await expect(checking(page)).toBeVisible();
  await page.getByRole('link', { name: entryNamed('Transactions') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(page.getByText('We haven’t heard back about the sale of $7,777.02')).toBeVisible();
  await page.unroute(outcomes);
  const ended = page.getByText('The sale of $7,777.02 went through.');
  await expect(ended).toBeVisible(asked);
  await page.getByRole('link', { name: 'View transaction' }).click();
  await expect(page.getByRole('dialog')).toContainText('$7,777.02');
  await expect(ended).toBeHidden();
  expect(await salesOf(page, sale.holder)).toHaveLength(1);
});

test('a sale left open by signing out is told after signing in again', { tag: '@full' }, async ({
  page,
}) => {
  const sale = lostResponse();
  const username = await signInAsOwn(page, 'employee', 'Cobalt Family Dentistry');
  await busy(page);
  await submitSale(page, sale);
  await expect(checking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/dev\/login/);
  await page.unroute(outcomes);
  await signInAs(page, username);
  await page.goto('/');
  await expect(page.getByText('The sale of $7,777.02 went through.')).toBeVisible(asked);
});
