import type { Page } from '@playwright/test';
import { chance } from './support/chance.ts';
import { signInAsOwn } from './support/people.ts';
import { cardFrame, chooseAccount, submitSale, takePayment, typeCard } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });

/** An amount that no other test in this file charges. */
const amountOfItsOwn = (): string => (100 + chance().below(80_000) / 100).toFixed(2);

test.beforeEach(async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Lakeside Labs');
});

test('a partial approval says what is still due, and a second card pays it', async ({ page }) => {
  await submitSale(page, { amount: '12.34', zip: '46225' });
  await expect(page.getByText('Partially approved: $1.23 of $12.34')).toBeVisible();
  await expect(page.getByText('$11.11 is still due.')).toBeVisible();
  await expect(receipt(page)).toContainText('Total$1.23');
  await expect(page.getByRole('button', { name: 'Collect $11.11' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount')).toHaveValue('$11.11');
  await expect(page.getByRole('button', { name: 'Charge $11.11' })).toBeVisible();
  await expect(page.getByText('Collecting the rest of $12.34')).toBeVisible();
  await expect(page.getByText('$1.23 was approved on Visa credit •••• 4242.')).toBeVisible();
  await page.getByLabel('Cardholder name').fill('Ada Palmer');
  await page.getByLabel('Billing street').fill('510 Townsend St');
  await page.getByLabel('Billing ZIP').fill('94103');
  await (await typeCard(page, '5555555555554444')).press('Enter');
  await expect(receipt(page)).toContainText('Total$11.11');
  await expect(page.getByText('Collecting the rest')).toBeHidden();
});

test('the same card and amount twice names the earlier sale and asks first', {
  tag: '@full',
}, async ({ page }) => {
  const amount = amountOfItsOwn();
  const earlier = await takePayment(page, { amount, isAsked: true });
  await submitSale(page, { amount, isAsked: true });
  const asked = page.getByRole('alertdialog', { name: 'Charge this card again?' });
  await expect(asked).toContainText(`Visa credit •••• 4242 was charged $${amount}`);
  await expect(asked.getByRole('link', { name: earlier })).toBeVisible();
  await asked.getByRole('button', { name: 'Don’t charge' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Ada Palmer');
  await page.getByRole('button', { name: `Charge $${amount}` }).click();
  await asked.getByRole('button', { name: 'Charge again' }).click();
  await expect(receipt(page)).toContainText(`$${amount}`);
});

test('a security code that does not match is said at the sale', { tag: '@full' }, async ({
  page,
}) => {
  await submitSale(page, { amount: amountOfItsOwn(), cvv: '902' });
  await expect(page.getByText('Should be on card, not entered (S)').first()).toBeVisible();
  await expect(page.getByText('The issuer approved it although a check failed.')).toBeVisible();
});

test('after a decline another card is keyed in without losing the rest', { tag: '@full' }, async ({
  page,
}) => {
  const amount = amountOfItsOwn();
  await submitSale(page, { amount, card: '4000000000009995' });
  await expect(page.getByText('Ask for another card, or for a smaller amount.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another card' }).click();
  const number = cardFrame(page).getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('');
  await typeCard(page, '5555555555554444');
  await page.getByLabel('Billing ZIP').press('Enter');
  await expect(receipt(page)).toContainText('Mastercard credit •••• 4444');
});

test('a new sale begins with the focus on the amount, for the account charged last', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Saltbox Inn', 'Lakeside Labs');
  await takePayment(page, { amount: amountOfItsOwn() });
  await page.getByRole('button', { name: 'New payment' }).click();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  const account = page.getByRole('main').getByRole('combobox', { name: 'Account' });
  const name = await account.inputValue();
  await page.goto('/virtual-terminal');
  await expect(account).toHaveValue(name);
  await expect(page.getByLabel('Amount')).toBeFocused();
});

test('a customer made at the counter keeps the card, and pays with it the next time', {
  tag: '@full',
}, async ({ page }) => {
  const name = `Nora ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
  await chooseAccount(page);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Street').fill('9 Spruce St');
  await dialog.getByLabel('ZIP').fill('46204');
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByLabel('Cardholder name')).toHaveValue(name);
  await page.getByLabel('Amount').fill(amountOfItsOwn());
  await page.getByLabel(`Save this card to ${name}`).check();
  await typeCard(page, '5105105105105100');
  await page.getByLabel('Billing ZIP').press('Enter');
  await expect(page.getByText(`Saved the card to ${name}.`).first()).toBeVisible();

  await page.getByRole('button', { name: 'New payment' }).click();
  const amount = amountOfItsOwn();
  await page.getByLabel('Amount').fill(amount);
  await page.getByText('Saved card', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Customer' }).pressSequentially(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('radio', { name: /prepaid •••• 5100/ })).toBeChecked();
  await page.getByRole('button', { name: `Charge $${amount}` }).click();
  await expect(receipt(page)).toContainText('Mastercard prepaid •••• 5100');
});

test('an eCheck is authorized in words, debited, and named as what it is [PAY-09]', {
  tag: '@full',
}, async ({ page }) => {
  const amount = amountOfItsOwn();
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
  await chooseAccount(page);
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('main').getByText('Bank account', { exact: true }).click();
  await page.getByLabel('Account holder name').fill('Grace Murray');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByLabel('How the debit was authorized').selectOption('TEL');
  await expect(page.getByText('Read this to the account holder')).toBeVisible();
  await expect(page.getByText('from the account ending in 6789')).toBeVisible();
  await page.getByRole('button', { name: `Debit $${amount}` }).click();
  await expect(
    page.getByText('Confirm that the account holder authorized this debit.').first(),
  ).toBeVisible();
  await page.getByLabel('The account holder said yes').check();
  await page.getByRole('button', { name: `Debit $${amount}` }).click();
  await expect(page.getByText('Debit accepted')).toBeVisible();
  await expect(receipt(page)).toContainText('Bank account•••• 6789');
  await expect(receipt(page)).toContainText('SEC codeTEL');
});

test('a receipt stands alone on paper with who was paid, and goes out by email', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const amount = amountOfItsOwn();
  await takePayment(page, { amount });
  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('menuitem', { name: 'Print on 80 mm roll' }).click();
  await page.emulateMedia({ media: 'print' });
  // The merchant's copy, which is signed, and the customer's.
  await expect(page.locator('body > div > article')).toHaveCount(2);
  const printed = page.locator('body > div > article').first();
  await expect(printed).toBeVisible();
  await expect(printed).toContainText(`Total$${amount}`);
  await expect(printed).toContainText('Signature');
  await expect(printed).toContainText(/\(\d{3}\) \d{3}-\d{4}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'New payment' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(printed).toBeHidden();

  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('menuitem', { name: 'Send by email or text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send receipt' });
  await dialog.getByLabel('Email').last().fill('payer@mail.example');
  await dialog.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByText('Sent the receipt.').first()).toBeVisible();
});
