import type { Page } from '@playwright/test';
import { arrive, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const field = (page: Page, label: string | RegExp) => page.getByLabel(label);
const step = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of 6 ?, ${name}$`) });

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'Street').fill('14 Custom House Wharf');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Maine');
  await field(page, 'ZIP code').fill('04101');
}

test('a new account is resumed after leaving, and submitted', { tag: '@full' }, async ({
  page,
}) => {
  const name = `Pier Books ${crypto.randomUUID().slice(0, 8)}`;
  await arrive(page, 'service-provider');
  await page.getByRole('button', { name: 'New account' }).click();
  await expect(step(page, 'Business')).toBeVisible();

  await field(page, 'Product').selectOption('Tidewater Commerce');
  await field(page, 'Ownership type').selectOption('LLC');
  await field(page, 'Legal name').fill(`${name} LLC`);
  await field(page, 'DBA name').fill(name);
  await page.getByRole('textbox', { name: 'Tax ID' }).fill('00-0000000');
  await field(page, 'Business phone').fill('2075550142');
  await field(page, 'Business email').fill('office@pier.example');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Owners')).toBeFocused();
  await expect(page).toHaveURL(/step=owners/);
  await expect(page).toHaveURL(/application=app_/);

  await field(page, 'First name').fill('Adaeze');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('Kept in this browser').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts');

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Resume application' }).click();
  await expect(step(page, 'Owners')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Adaeze');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Title').selectOption('Owner');
  await field(page, 'Ownership (%)').fill('100');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('09-17-1984');
  await field(page, 'ID number').fill('900123456');
  await fillAddress(page);
  await next(page);

  await expect(step(page, 'Location')).toBeFocused();
  await fillAddress(page);
  await next(page);

  await expect(step(page, 'Processing')).toBeFocused();
  await page.getByRole('button', { name: 'Show options Merchant category' }).click();
  await page
    .getByRole('option', { name: /\(\d{4}\)$/ })
    .first()
    .click();
  await field(page, 'Statement descriptor').fill('PIER BOOKS');
  await field(page, 'Products or services').fill('New and second-hand books.');
  await next(page);

  await expect(step(page, 'Payout account')).toBeFocused();
  await field(page, 'Name on the account').fill(`${name} LLC`);
  await field(page, 'Routing number').fill('110000000');
  await field(page, 'Account number').fill('000111111116');
  await next(page);
  await expect(page.getByText('The bank doesn’t know this account.').first()).toBeVisible();
  await field(page, 'Account number').fill('000123456789');
  await next(page);

  await expect(step(page, 'Review and submit')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Payout account' })).toContainText(
    '6789, verified',
  );
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const needed = page.getByText('The owner must accept the terms');
  await expect(needed.first()).toBeVisible();
  await page.getByLabel(/^The owner has read/).check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(`Submitted ${name} for review.`).first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Review');
});

test('an applicant is offered the product of their application, with what it takes and costs', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'applicant');
  await page.goto('/accounts/new');
  await expect(step(page, 'Business')).toBeVisible();
  const types = field(page, 'Ownership type').getByRole('option');
  await field(page, 'Product').selectOption({ index: 1 });
  await expect(types.filter({ hasText: 'LLC' })).toBeAttached();

  await page.goto('/accounts-view');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Resume application' }).click();
  await expect(page).toHaveURL(/application=app_/);
  await page.goto(`${page.url().replace(/&step=\w+/, '')}&step=processing`);
  await expect(step(page, 'Processing')).toBeVisible();
  await expect(page.getByText('Each payment')).toBeVisible();
  await page.getByRole('button', { name: 'Show options Merchant category' }).click();
  await expect(page.getByRole('option', { name: /\(\d{4}\)$/ }).first()).toBeVisible();
});
