import type { Page } from '@playwright/test';
import { fromMenu, payment } from './support/open-record.ts';
import { signInAsOwn } from './support/people.ts';
import { submitSale, takePayment } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

const detail = (page: Page) => page.getByRole('dialog', { name: payment });

async function openTransaction(page: Page, id: string): Promise<void> {
  await page.goto('/reporting/transactions');
  await page.getByRole('row').filter({ hasText: id }).getByRole('link').first().click();
  await expect(detail(page).getByText(id, { exact: true })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Windward Lodge');
});

test('a sale is the first row of the transactions, and its page has the timeline', async ({
  page,
}) => {
  const id = await takePayment(page, { amount: '12.50', holder: 'Grace Hopper' });
  // By amount: another journey's sale may be newer.
  await page.goto('/reporting/transactions?amountMin=12.5&amountMax=12.5');
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText(id);
  await expect(first).toContainText('$12.50');
  await expect(first).toContainText('Processing');
  await expect(first).toContainText('•••• 4242');
  await openTransaction(page, id);
  await expect(detail(page).getByRole('list', { name: /timeline/ })).toContainText('Approved');
});

test('a partial refund, and a refund of more than is left', async ({ page }) => {
  const id = await takePayment(page, { amount: '80.00' });
  await openTransaction(page, id);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  await dialog.getByLabel('Amount').fill('30');
  await dialog.getByRole('button', { name: 'Refund $30.00' }).click();
  await expect(page.getByText(`Refunded $30.00 on ${id}.`).first()).toBeVisible();
  await expect(detail(page)).toContainText('Partially refunded');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByLabel('Amount').fill('50.01');
  await dialog.getByRole('button', { name: 'Refund $50.01' }).click();
  await expect(dialog).toContainText('Refund amount exceeds original transaction amount');
  await dialog.getByLabel('Amount').fill('50');
  await dialog.getByRole('button', { name: 'Refund $50.00' }).click();
  await expect(detail(page).getByText('Refunded').first()).toBeVisible();
});

test('a void of a sale the same day', { tag: '@full' }, async ({ page }) => {
  const id = await takePayment(page, { amount: '7.25' });
  await openTransaction(page, id);
  await fromMenu(page, detail(page), 'Void');
  await page.getByRole('button', { name: 'Void $7.25' }).click();
  await expect(detail(page).getByText('Voided').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
});

test('an authorization, and its partial capture, which is its amount from then on', {
  tag: '@full',
}, async ({ page }) => {
  const id = await takePayment(page, { amount: '200.00', authorizeOnly: true });
  await openTransaction(page, id);
  await expect(detail(page)).toContainText('Authorized');
  await page.getByRole('button', { name: 'Capture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Capture authorization' });
  await dialog.getByLabel('Amount').fill('150');
  await dialog.getByRole('button', { name: 'Capture $150.00' }).click();
  await expect(detail(page).getByText('Processing').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Capture', exact: true })).toHaveCount(0);
  await expect(detail(page).getByText('$150.00').first()).toBeVisible();
  await expect(detail(page)).not.toContainText('Authorization expires');
  await fromMenu(page, detail(page), 'Void');
  await expect(page.getByRole('button', { name: 'Void $150.00' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  // Beside an open payment the list has no room for ids.
  const row = page.getByRole('table', { name: 'Transactions' }).locator('tr[aria-current]');
  await expect(row).toContainText('$150.00');
});

const declines = [
  [
    'insufficient funds by card',
    { amount: '20.00', card: '4000000000009995' },
    /Error \S+ - .*[Ii]nsufficient funds/,
  ],
  ['a lost card', { amount: '20.00', card: '4000000000009987' }, /Error \S+ - .*[Ll]ost/],
  ['an expired card', { amount: '20.00', card: '4000000000000069' }, /Error \S+ - .*[Ee]xpired/],
  ['a wrong security code', { amount: '20.00', card: '4000000000000127' }, /Error \S+ - /],
  ['a ZIP that is declined', { amount: '20.00', zip: '46282' }, /Error \S+ - /],
  ['an amount that is declined', { amount: '4.03' }, /Error \S+ - /],
] as const;

for (const [what, sale, text] of declines) {
  test(`a sale declined for ${what} says why and keeps the form`, { tag: '@full' }, async ({
    page,
  }) => {
    await submitSale(page, sale);
    await expect(page.getByText('The card wasn’t charged')).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByLabel('Cardholder name')).toHaveValue('Ada Palmer');
    await page.getByRole('link', { name: 'View decline' }).click();
    await expect(detail(page)).toContainText('Declined');
  });
}

test('a refund from anywhere takes fewer than ten keys beyond what is typed', {
  tag: '@full',
}, async ({ page }) => {
  const id = await takePayment(page, { amount: '23.40' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(id);
  await expect(page.getByRole('option', { name: new RegExp(`^${id} ·`) })).toBeVisible();
  await press('Enter');
  await expect(detail(page).getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  // Typing replaces the whole amount.
  await page.keyboard.type('3.40');
  await expect(dialog.getByRole('button', { name: 'Refund $3.40' })).toBeVisible();
  await press('Enter');
  await expect(page.getByText(`Refunded $3.40 on ${id}.`).first()).toBeVisible();
  expect(keys, 'keys beyond what is typed').toBeLessThan(10);
});

test('a payment explains what it comes to, and its words are edited', { tag: '@full' }, async ({
  page,
}) => {
  const id = await takePayment(page, { amount: '31.10' });
  await openTransaction(page, id);
  const line = detail(page).getByRole('list', { name: 'Where the money is' });
  await expect(line.getByRole('listitem')).toHaveText([/^Paid/, /^Settles/, /^Pays out/]);
  await fromMenu(page, detail(page), 'Edit details');
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByLabel('Invoice number').fill('INV-900');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(detail(page)).toContainText('INV-900');
  await expect(detail(page)).toContainText('Edited');
});
