import { fromMenu } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a risk rule is tried on past payments, added, turned off and deleted', {
  tag: '@full',
}, async ({ page }) => {
  const name = `Ceiling ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/risk-management/rules');
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Kind').selectOption('amount-limit');
  const maximum = dialog.getByLabel('Largest amount allowed');
  await maximum.fill('1');
  await expect(dialog.getByText('Raise an alert when a payment is more than $1.00.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Run test' }).click();
  await expect(dialog.getByText(/^[\d,]+ of [\d,]+ card payments would have met/)).toBeVisible();

  // A limit so high that no other journey's payment hits it.
  await maximum.fill('900000');
  await dialog.getByRole('button', { name: 'Run test' }).click();
  await expect(dialog.getByText(/^None of [\d,]+ card payments would have met/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('A payment is more than $900,000.00');
  await row.locator('[data-row-link]').click();
  const drawer = page.getByRole('dialog', { name });
  await fromMenu(page, drawer, 'Turn off');
  await expect(drawer.getByText('Off', { exact: true })).toBeVisible();
  await fromMenu(page, drawer, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete rule' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toHaveCount(0);
});

test('a rule’s condition is tried from its address, and an account tells which rules watch it', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/risk-management/rules?rules.open=rul_harbor_large_payment');
  await fromMenu(page, page.getByRole('dialog'), 'Test run');
  await expect(page.getByLabel('Largest amount allowed')).toHaveValue(/2,500/);
  await page.getByLabel('Payments from').selectOption('quarter');
  await page.getByRole('button', { name: 'Run test' }).click();
  const found = page.getByRole('list', { name: 'Payments that would have met the rule' });
  await expect(found.getByRole('link').first()).toBeVisible();

  await page.getByRole('link', { name: /^Accounts’ rules/ }).click();
  await page.getByRole('table', { name: 'Accounts' }).locator('[data-row-link]').first().click();
  const rules = page.getByRole('dialog').getByRole('list', { name: 'Rules' });
  await expect(rules.getByRole('link', { name: 'Large payment' })).toBeVisible();
});
