import type { Page } from '@playwright/test';
import { chance } from './support/chance.ts';
import { signInAsOwn } from './support/people.ts';
import { cardFrame, typeCard } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

const debitCard = '4000056655665556';
const creditCard = '5555555555554444';

/** The amount approved of any payment with the test ZIP code. */
const partial = 1.23;

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** Prices that the other test doesn't charge: 3.5% of an even number of dollars is whole cents. */
function pricesOfItsOwn() {
  const credit = 2 * (50 + chance().below(400));
  return { credit, debit: credit * 0.965 };
}

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });
const charge = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Charge ${amount}`, exact: true });

async function fillIn(page: Page, zip: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Ada Palmer');
  await page.getByLabel('Billing street').fill('510 Townsend St');
  await page.getByLabel('Billing ZIP').fill(zip);
}

// Debit cards and eChecks pay 3.5% less there.
test.beforeEach(async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Granite Clothiers');
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
});

test('a debit card is charged the lower price, and the rest of it is not reduced again', async ({
  page,
}) => {
  const { credit, debit } = pricesOfItsOwn();
  const rest = dollars(debit - partial);
  await page.getByLabel('Amount').fill(String(credit));
  const prices = `Credit ${dollars(credit)} · Debit or eCheck ${dollars(debit)}.`;
  await expect(page.getByText(`${prices} Which one applies depends on the card.`)).toBeVisible();
  await fillIn(page, '46225');
  await typeCard(page, debitCard);
  await expect(page.getByText(`${dollars(credit - debit)} off is applied.`)).toBeVisible();
  await charge(page, dollars(debit)).click();
  await expect(
    page.getByText(`Partially approved: ${dollars(partial)} of ${dollars(debit)}`),
  ).toBeVisible();
  await page.getByRole('button', { name: `Collect ${rest}` }).click();

  await expect(page.getByText(`Debit or eCheck ${rest}.`)).toBeVisible();
  await fillIn(page, '94103');
  await typeCard(page, debitCard);
  await charge(page, rest).click();
  await expect(receipt(page)).toContainText(/Credit card price\$.+Debit card discount-\$/);
  await expect(receipt(page)).toContainText(`Total${rest}`);
  await expect(
    page.getByText(/The credit card price is \$.+; the customer saved \$/),
  ).toBeVisible();
});

test('a credit card pays the credit price, also after a debit card was typed', {
  tag: '@full',
}, async ({ page }) => {
  const { credit, debit } = pricesOfItsOwn();
  await page.getByLabel('Amount').fill(String(credit));
  await fillIn(page, '94103');
  await typeCard(page, debitCard);
  await expect(charge(page, dollars(debit))).toBeVisible();
  await cardFrame(page).getByLabel('Card number').fill('');
  await cardFrame(page).getByLabel('Card number').pressSequentially(creditCard);
  await charge(page, dollars(credit)).click();
  await expect(receipt(page)).toContainText(`Total${dollars(credit)}`);
});
