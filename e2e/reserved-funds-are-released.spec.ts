import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Opens an account that withholds a share of every payment. */
async function openFunds(page: Page): Promise<void> {
  await page.goto('/accounts-view?status=active&business=Heron');
  await page.getByRole('link', { name: /Heron Goods/ }).click();
  await page.getByRole('link', { name: 'Money', exact: true }).click();
}

const cents = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''));

/** Amount beside a card's label, in cents. */
async function amountOf(card: Locator, label: string): Promise<number> {
  const line = card.locator('div').filter({ has: card.page().getByText(label, { exact: true }) });
  return cents((await line.last().locator('dd').textContent()) ?? '');
}

async function fillRelease(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Release funds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release reserved funds' });
  await dialog.getByRole('textbox', { name: /Amount/ }).pressSequentially(amount);
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Six months without a dispute.');
  return dialog;
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Release funds' }).click();

test('reserved funds are released up to what is held, and the ledger shows where they went', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openFunds(page);
  const reserved = page.getByRole('region', { name: 'Reserved funds' });
  await expect(reserved.getByText('All', { exact: true })).toBeVisible();
  const before = await amountOf(reserved, 'All');

  const dialog = await fillRelease(page, '9000000');
  await send(dialog);
  await expect(dialog.getByText(/^Amount can’t exceed the reserved /).first()).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('0.01');
  await send(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Released $0.01 to Heron Goods.').first()).toBeVisible();
  await expect.poll(() => amountOf(reserved, 'All')).toBe(before - 1);

  await reserved.getByRole('button', { name: /Breakdown/ }).click();
  await reserved.getByRole('link').first().click();
  const entries = page.getByRole('table', { name: 'Ledger entries' });
  const entry = entries.getByRole('row').filter({ hasText: '-$0.01' }).first();
  await expect(entry).toContainText('Reserve released');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  const log = page.getByRole('list', { name: 'Log of the account' });
  const line = log.getByRole('listitem').filter({ hasText: 'Released reserved funds' }).first();
  await expect(line).toContainText('$0.01');
  await expect(line).toContainText('Six months without a dispute.');
});

test('a failure to fetch or to release reserved funds is said, and keeps what was filled in', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const refuse = (path: string) =>
    page.route(`**/${path}`, (route) => route.fulfill({ status: 409, json: {} }));
  await refuse('reserved');
  await openFunds(page);
  await expect(page.getByText('Could not fetch reserved funds.')).toBeVisible();
  await page.unroute('**/reserved');
  await page.reload();
  await refuse('release-funds');
  const dialog = await fillRelease(page, '0.01');
  await send(dialog);
  await expect(dialog.getByText('Could not release funds.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue(/Six months/);
});

test('balances and reserves of all accounts lead to their entries', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/reporting/payouts');
  await page.getByRole('link', { name: 'Balances', exact: true }).click();
  const balances = page.getByRole('table', { name: 'Balances' });
  await balances.locator('tbody a[href*="ledger.account="]').first().click();
  await expect(page).toHaveURL(/part=ledger&ledger\.account=merchants/);
  await expect(page.getByText('Opening balance')).toBeVisible();
  const entries = page.getByRole('table', { name: 'Ledger entries' });
  await entries.getByRole('rowheader').first().click();
  await expect(page.getByText('Both sides of the posting')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Reserved funds', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Reserves in figures' })).toBeVisible();
});
