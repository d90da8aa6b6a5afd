import type { Locator, Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const account: Account = 'Kestrel Motor Works';

/** Selects this journey's account, which has a payable balance. */
async function chooseAccount(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel('Account').first().click();
  await dialog.getByRole('combobox', { name: 'Account' }).fill(account);
  await page.getByRole('listbox').getByRole('option', { name: account }).click();
  await expect(dialog.getByText(/^Available: \$[1-9]/)).toBeVisible();
}

test('an account is paid by hand up to its balance, and the payout is taken back', async ({
  page,
}) => {
  const description = `By hand ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/reporting/manual-payouts');
  const table = page.getByRole('table', { name: 'Manual payouts' });
  await expect(table.locator('tbody tr[data-key]').first()).toBeVisible();
  await page.getByRole('button', { name: 'New payout' }).click();
  const dialog = page.getByRole('dialog', { name: 'New manual payout' });
  await chooseAccount(page, dialog);
  await dialog.getByLabel('Type').selectOption({ index: 1 });
  await dialog.getByLabel('Processor').selectOption({ index: 1 });
  await dialog.getByLabel('Beneficiary').fill('Harbor Books LLC');
  await dialog.getByLabel('Description').fill(description);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.pressSequentially('9000000');
  await dialog.getByRole('button', { name: 'Create payout' }).click();
  await expect(dialog.getByText(/^Amount can’t exceed the available /).first()).toBeVisible();
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('0.01');
  await dialog.getByRole('button', { name: 'Create payout' }).click();
  await expect(dialog).toBeHidden();
  const row = table.getByRole('row').filter({ hasText: description });
  await expect(row).toContainText('$0.01');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete payout' }).click();
  await expect(row).toHaveCount(0);
});
