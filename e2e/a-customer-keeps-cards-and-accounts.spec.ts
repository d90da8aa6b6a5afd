import type { Locator, Page } from '@playwright/test';
import { fromMenu } from './support/open-record.ts';
import { signIn, signInAsOwn } from './support/people.ts';
import { approvedCard, cardFrame, typeCard } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

/** A name that no other journey uses. */
const nameOfItsOwn = () => `Nora ${crypto.randomUUID().slice(0, 8)}`;

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addCustomer(page: Page, name: string): Promise<Locator> {
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Email').fill('nora@mail.example');
  await dialog.getByLabel('Mobile phone').fill('3175550142');
  await dialog.getByLabel('Street').fill('9 Spruce St');
  await dialog.getByLabel('ZIP').fill('46204');
  const account = dialog.getByRole('combobox', { name: 'Account' });
  if ((await account.count()) > 0) {
    await account.click();
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search' }).first().fill(name);
  const table = page.getByRole('table', { name: 'Customers' });
  await expect(table.locator('[data-row-link]')).toHaveCount(1);
  await table.getByRole('link', { name }).click();
  const drawer = drawerOf(page, name);
  await expect(drawer.getByText('No saved cards.')).toBeVisible();
  return drawer;
}

async function addCard(page: Page, drawer: Locator, number: string, isDefault = false) {
  await drawer.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  await typeCard(page, number);
  if (isDefault) await dialog.getByLabel('Make this the default card').check();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog).toBeHidden();
}

test('a customer keeps cards and a bank account, chooses a default, and is deleted with them', {
  tag: '@full',
}, async ({ page }) => {
  const name = nameOfItsOwn();
  await signInAsOwn(page, 'manager', 'Crescent Labs');
  const drawer = await addCustomer(page, name);
  const cards = drawer.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await addCard(page, drawer, approvedCard);
  await expect(cards).toHaveText([/Visa credit •••• 4242Default/]);
  await addCard(page, drawer, '5555555555554444');
  await expect(cards).toHaveText([/4242Default/, /Mastercard credit •••• 4444Expires 12\/30/]);
  await drawer.getByRole('button', { name: 'Actions for Mastercard credit •••• 4444' }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(cards).toHaveText([/4444Default/, /4242Expires/]);

  await drawer.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await dialog.getByLabel('Routing number').fill('110000000');
  await dialog.getByLabel('Account number').fill('000123456789');
  await dialog.getByRole('button', { name: 'Add bank account' }).click();
  await expect(drawer.getByRole('list', { name: 'Bank accounts' })).toContainText('•••• 6789');

  await fromMenu(page, drawer, 'Delete');
  const asked = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(asked).toContainText('2 saved cards and 1 saved bank account');
  await asked.getByRole('button', { name: 'Delete customer' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('No matching customers')).toBeVisible();
});

test('a card that the fields refuse is not kept, and says why at its field', {
  tag: '@full',
}, async ({ page }) => {
  const name = nameOfItsOwn();
  await signInAsOwn(page, 'employee', 'Crescent Labs');
  const drawer = await addCustomer(page, name);
  await drawer.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  const field = cardFrame(page).getByLabel('Card number');
  await field.waitFor();
  await field.pressSequentially('4111111111111112');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Check the card details below.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer.getByText('No saved cards.')).toBeVisible();
});

test('a sales clerk sees whom to charge, and no personal data', { tag: '@full' }, async ({
  page,
}) => {
  const responses: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/reporting/customers')) {
      void response.text().then((text) => responses.push(text));
    }
  });
  await signIn(page, 'sales-clerk');
  await page.goto('/customers');
  const table = page.getByRole('table', { name: 'Customers' });
  await expect(table.getByText(/^.•••@/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New customer' })).toHaveCount(0);
  await table.locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/Your role doesn’t include/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^(Edit|Delete|Add)/ })).toHaveCount(0);
  expect(responses.length).toBeGreaterThan(0);
  for (const text of responses) expect(text).not.toMatch(/"email":"[^"•]*@|"mobileNumber":"\d/);
});

test('a customer’s own lists lead to the record, and Back leads to the customer', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  // The oldest customers have paid; the newest may belong to another journey.
  await page.goto('/customers?sort=createdAt');
  await page.getByRole('table', { name: 'Customers' }).locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page).toHaveURL(/record\.tab=invoices/);
  await drawer.getByRole('tab', { name: 'Payments' }).click();
  await drawer.locator('a[href*="/reporting/transactions?open="]').first().click();
  await expect(page).toHaveURL(/\/reporting\/transactions\?open=/);
  await page.getByRole('dialog').getByRole('link', { name: /./ }).first().waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/\/customers\?.*open=/);
  await expect(drawer.getByRole('list', { name: 'Cards' })).toBeVisible();
});
