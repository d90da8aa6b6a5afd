import type { Account } from './support/accounts.ts';
import { payment } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const tried: Account = 'Greenfield Provisions';

test('a payment by Apple Pay is tried without a device, from the terminal to its transaction', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/virtual-terminal');
  await page.getByRole('link', { name: 'Apple Pay' }).click();
  await page.getByRole('heading', { name: 'Apple Pay', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  const setup = page.getByRole('dialog', { name: 'Setup' });
  const device = setup.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(device).toContainText('Not available');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Simulate a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulate an Apple Pay payment' });
  await dialog.getByLabel('Account').first().click();
  await dialog.getByRole('combobox', { name: 'Account' }).fill(tried);
  await page.getByRole('option', { name: tried }).click();
  await dialog.getByLabel('Amount').fill('18.75');
  await dialog.getByRole('button', { name: 'Pay $18.75' }).click();
  const done = page.getByRole('dialog', { name: 'Simulated Apple Pay payment' });
  await expect(done).toContainText('$18.75 approved');
  await done.getByRole('link', { name: 'View transaction' }).click();
  const drawer = page.getByRole('dialog', { name: payment });
  await expect(drawer).toContainText('Jordan Appleseed');
  await expect(drawer).toContainText('Simulated Apple Pay payment');
});

test('an account takes no Apple Pay once it is deactivated, and again once it is activated', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const name: Account = 'Orchard Auto Repair';
  await page.goto(`/apple-pay?state=active&name=${encodeURIComponent(name)}`);
  const act = async (label: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await act('Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.goto(`/apple-pay?state=inactive&name=${encodeURIComponent(name)}`);
  await act('Activate');
  await expect(page.getByText(`Activated Apple Pay for ${name}.`).first()).toBeVisible();
  await page.goto(`/apple-pay?state=active&name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
});
