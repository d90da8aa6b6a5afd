import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { cardFrame, typeCard } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

/** Of the manager's accounts the one whose debit cards and eChecks pay 3.5% less. */
const dualPriced = 'Granite Clothiers';
const debitCard = '4000056655665556';
const creditCard = '5555555555554444';

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });
const charge = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Charge ${amount}`, exact: true });

async function fillIn(page: Page, zip: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Ada Palmer');
  await page.getByLabel('Billing street').fill('510 Townsend St');
  await page.getByLabel('Billing ZIP').fill(zip);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
  const account = page.getByRole('main').getByRole('combobox', { name: 'Account' });
  await account.selectOption({ label: dualPriced });
});

test('a debit card is charged the lower price, and the rest of it is not reduced again', async ({
  page,
}) => {
  await page.getByLabel('Amount').fill('200');
  await expect(page.getByText('Credit $200.00 · Debit or eCheck $193.00.')).toBeVisible();
  await expect(charge(page, '$200.00')).toBeVisible();
  await fillIn(page, '46225');
  await typeCard(page, debitCard);
  await charge(page, '$193.00').click();
  await expect(page.getByText('Partially approved: $1.23 of $193.00')).toBeVisible();
  await page.getByRole('button', { name: 'Collect $191.77' }).click();

  await expect(page.getByText('Debit or eCheck $191.77.')).toBeVisible();
  await fillIn(page, '94103');
  await typeCard(page, debitCard);
  await charge(page, '$191.77').click();
  await expect(receipt(page)).toContainText('Total$191.77');
  await expect(
    page.getByText('The credit card price is $198.73; the payer saved $6.96.'),
  ).toBeVisible();
});

test('a credit card pays the credit price, also after a debit card was typed', {
  tag: '@full',
}, async ({ page }) => {
  await page.getByLabel('Amount').fill('80');
  await fillIn(page, '94103');
  await typeCard(page, debitCard);
  await expect(charge(page, '$77.20')).toBeVisible();
  await cardFrame(page).getByLabel('Card number').fill('');
  await cardFrame(page).getByLabel('Card number').pressSequentially(creditCard);
  await charge(page, '$80.00').click();
  await expect(receipt(page)).toContainText('Total$80.00');
});
