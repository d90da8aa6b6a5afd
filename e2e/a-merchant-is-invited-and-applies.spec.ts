import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const mobileNumber = '2075550142';

/** The last message to a recipient, from the sandbox's outbox. */
async function lastMessage(page: Page, outbox: string, to: string): Promise<string> {
  await page.goto(`${outbox}?to=${encodeURIComponent(to)}`);
  return (await page.locator('main').textContent()) ?? '';
}

test('a merchant is invited, reads the invite in the outbox, and accepts it up to the application [SCOPE-03]', {
  tag: '@full',
}, async ({ page, context }) => {
  const business = `Piano House ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${business.replaceAll(' ', '.').toLowerCase()}@mail.example`;
  await signIn(page, 'service-provider');
  await page.goto('/invites');
  await page.getByRole('button', { name: 'New invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invite' });
  await dialog.getByLabel('Product').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Name').fill('Tove Lind');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Business').fill(business);
  await dialog.getByLabel('Mobile phone').pressSequentially(mobileNumber);
  await dialog.getByRole('button', { name: 'Create invite' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: 'Invites' }).getByRole('row', { name: business });
  await expect(row).toContainText('Created');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send', exact: true }).click();
  await expect(row).toContainText('Sent');

  const merchant = await context.newPage();
  const outbox = new URL('/outbox', page.url().replace('//', '//pay.')).href;
  await merchant.goto(`${outbox}?to=${encodeURIComponent(email)}`);
  await merchant.getByRole('link', { name: /\/onboarding\// }).click();
  await merchant.getByRole('button', { name: 'Begin' }).click();
  await expect(merchant.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = /code is (\d{6})/.exec(
    await lastMessage(await context.newPage(), outbox, mobileNumber),
  )?.[1];
  await merchant.locator('[name=code]').fill(code ?? '');
  await merchant.getByRole('button', { name: 'Confirm' }).click();
  await merchant.locator('[name=ownershipType]').selectOption('LLC');
  await merchant.locator('[name=password]').fill('seven herons at dusk');
  await merchant.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(merchant.getByRole('heading', { name: 'About the business' })).toBeVisible();

  await page.goto(`/invites?singleSearch=${encodeURIComponent(business)}`);
  await expect(page.getByRole('row').filter({ hasText: business })).toContainText('Accepted');
  await page.getByRole('link', { name: 'Applicants' }).click();
  await page.getByRole('link', { name: 'Tove Lind' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Tove Lind' });
  await expect(drawer.getByRole('definition').filter({ hasText: /^Yes$/ })).toBeVisible();
  await drawer.getByRole('link', { name: 'Open account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Invites');
  await expect(page).toHaveURL(/\/service-provider\/account\/[^/]+\/overview/);
});
