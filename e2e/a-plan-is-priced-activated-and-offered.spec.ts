import type { Page } from '@playwright/test';
import { fromMenu } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A name that no other journey uses. */
const nameOfItsOwn = () => `Club ${crypto.randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, name: string): Promise<void> {
  await page.goto('/subscriptions/plans');
  await page.getByRole('button', { name: 'New plan' }).click();
  // The list has its own account filter, and stays until the form has loaded.
  await page.getByRole('heading', { name: 'New plan', level: 1 }).waitFor();
  const main = page.getByRole('main');
  await main.getByLabel('Account').focus();
  await main.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The club');
  await page.getByLabel('Pricing model').selectOption('perUsageTiered');
  await page.getByRole('button', { name: 'Add tier' }).click();
  await page.getByLabel('Up to units').fill('5');
  await page.getByLabel('Price per unit').first().fill('12');
  await page.getByLabel('Price per unit').last().fill('9');
}

test('a plan shows its first invoices, is saved as a draft, activated and offered to a customer', {
  tag: '@full',
}, async ({ page }) => {
  const name = nameOfItsOwn();
  await signIn(page, 'admin');
  await fillIn(page, name);
  const invoices = page.getByRole('table', { name: 'First invoices' }).getByRole('row');
  await expect(invoices).toHaveCount(7);
  await expect(invoices.nth(1)).toContainText('$105.00');
  await expect(invoices.nth(1)).toContainText('5 × $12.00 + 5 × $9.00');
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('application', { name: /First invoices/ })).toContainText('$105.00');
  await page.getByRole('button', { name: 'Save as draft' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite customer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page
    .getByRole('alertdialog', { name: `Activate ${name}?` })
    .getByRole('button', { name: 'Activate plan' })
    .click();
  await page.getByRole('button', { name: 'Invite customer' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite a customer to ${name}` });
  await dialog.getByLabel('Email').fill('grace@mail.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invited grace@mail.example to ${name}.`).first()).toBeVisible();
});

test('a subscription is deactivated, activated again, and charged to a saved card', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'service-provider');
  await page.goto('/subscriptions?status=active&sort=startedOn');
  await page
    .getByRole('table', { name: 'Subscriptions' })
    .locator('[data-row-link]')
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: /^\d\d\/\d\d\/\d\d / }).first()).toBeVisible();
  for (const action of ['Deactivate', 'Activate']) {
    if (action === 'Activate') await drawer.getByRole('button', { name: action }).click();
    else await fromMenu(page, drawer, action);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `${action} subscription` })
      .click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await expect(drawer.getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0);

  await fromMenu(page, drawer, 'Change card');
  const dialog = page.getByRole('dialog', { name: /^Change the card of/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Change card' }).click();
  await expect(page.getByText(/is now charged to •••• \d{4}/).first()).toBeVisible();
});
