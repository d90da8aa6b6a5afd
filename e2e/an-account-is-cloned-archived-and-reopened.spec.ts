import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Makes a move of the account that requires a reason. */
async function move(page: Page, confirm: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

test('an account opens from its list; a copy of it is archived with a reason and reopened [BOARD-09, PAGE-27]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/accounts-view?status=active&business=Osprey');
  await page.getByRole('link', { name: /Osprey Espresso Bar/ }).click();
  await expect(page).toHaveURL(/\/merchant\/account\/.+\/overview/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osprey Espresso Bar' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Accounts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const from = page.url();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Clone for another product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Product/ }).fill('pay');
  await expect(page.getByRole('option', { name: 'Clinicline Pay' })).toBeVisible();
  // Its own product isn't offered for cloning.
  await dialog.getByRole('combobox', { name: /Product/ }).fill('');
  await expect(page.getByRole('option', { name: 'Tidewater Commerce' })).toBeHidden();
  await page.getByRole('option', { name: 'Clinicline Pay' }).click();
  await dialog.getByRole('button', { name: 'Clone account' }).click();
  await expect(page).not.toHaveURL(from);
  await expect(page.getByRole('link', { name: 'Continue application' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await move(page, 'Archive application', 'Made by mistake.');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await move(page, 'Reopen application', 'It was needed after all.');
  await expect(page.getByRole('link', { name: 'Continue application' })).toBeVisible();
});

test('a merchant in review is checked again beside what it told', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'underwriter');
  await page.goto('/accounts-view?status=review');
  await page.locator('tbody').getByRole('link').first().click();
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.getByRole('button', { name: 'Run again' }).click();
  await expect(evidence.getByText('underwriter@harbor').first()).toBeVisible();
  await page.getByRole('button', { name: 'Request information' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request information' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
});
