import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fromMenu } from './support/open-record.ts';
import { signInAsOwn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Selects the first of the account's customers with a saved card. */
async function choosePayer(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.getByLabel('Customer').first().click();
  const field = main.getByRole('combobox', { name: 'Customer' });
  const cards = main.getByRole('radiogroup', { name: 'Saved card' });
  const none = main.getByText(/has no saved card/);
  for (let place = 0; place < 20; place += 1) {
    await field.fill('');
    await page.getByRole('listbox').getByRole('option').nth(place).click();
    await expect(cards.or(none)).toBeVisible();
    if (await cards.isVisible()) return field.inputValue();
  }
  throw new Error('No customer has a saved card.');
}

/** Fills in a plan of $100.00 over three months. @returns its customer. */
async function fillPlan(page: Page): Promise<string> {
  await page.goto('/installments');
  await page.getByRole('button', { name: 'New plan' }).click();
  await page.getByRole('heading', { name: 'New installment plan', level: 1 }).waitFor();
  const payer = await choosePayer(page);
  await page.getByLabel('Total').fill('125');
  await page.getByLabel('Down payment').fill('25');
  await page.getByLabel('Number of payments').fill('3');
  return payer;
}

test('a customer pays in installments: the schedule, the down payment, and the cancellation', async ({
  page,
}) => {
  await signInAsOwn(page, 'manager', 'Union Square Espresso Bar');
  const payer = await fillPlan(page);
  const schedule = page.getByRole('list', { name: 'Schedule' }).getByRole('listitem');
  await expect(schedule).toHaveCount(4);
  await expect(schedule.nth(1)).toContainText('$33.34');
  await expect(schedule.nth(3)).toContainText('$33.33');
  await page.getByRole('button', { name: 'Charge $25.00 and create plan' }).click();

  const drawer = page.getByRole('dialog', { name: payer });
  const payments = drawer.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(payments).toHaveCount(4);
  await expect(payments.first()).toContainText('Paid');
  await expect(payments.first().getByRole('link', { name: /^txn/ })).toBeVisible();
  await expect(payments.nth(1)).toContainText('Scheduled');
  const id = new URL(page.url()).searchParams.get('open');
  const row = page.locator(`tbody tr[data-key="${id}"]`);
  await expect(row).toBeVisible();

  await fromMenu(page, drawer, 'Cancel plan');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('The remaining $100.00 won’t be charged.');
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(asked).toBeHidden();
  await expect(row).toBeHidden();
  await expect(drawer.getByText('No more payments will be charged.')).toBeVisible();
});

test('a plan is filed under another invoice, found by it, and exported', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Union Square Espresso Bar');
  await fillPlan(page);
  await page.getByRole('button', { name: 'Charge $25.00 and create plan' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('table', { name: 'Payments' }).waitFor();
  await fromMenu(page, drawer, 'Edit');
  const dialog = page.getByRole('dialog', { name: /^Edit .* installment plan$/ });
  const invoice = `PIANO-${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole('radiogroup', { name: 'Saved card' }).waitFor();
  await dialog.getByLabel('Description').fill('=HYPERLINK("x")');
  await dialog.getByLabel('Invoice number').fill(invoice);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText(invoice)).toBeVisible();

  await page.goto(`/installments?invoiceNumber=${invoice}`);
  await expect(page.locator('tbody tr[data-key]')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('installments.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(invoice);
});
