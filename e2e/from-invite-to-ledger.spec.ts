/* A single long file: one story, told in the order in which it happens. */
import type { BrowserContext, Page } from '@playwright/test';
import { test } from './support/own-platform.ts';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { takePayment } from './support/terminal.ts';
import { expect } from './support/test.ts';

/*
 * A merchant's whole lifecycle through the screens: invited, onboarded, paid, paid out, disputed, and in the ledger. A
 * single long file: each step depends on the previous one.
 */

const mobileNumber = '2075550142';
const disputedCard = '4000000000000259';
const business = `Piano House ${crypto.randomUUID().slice(0, 8)}`;
const email = `${business.replaceAll(' ', '.').toLowerCase()}@mail.example`;

const businessFields = {
  'business.legalName': `${business} LLC`,
  'business.dbaName': business,
  'business.billingDescriptor': 'PIANO HOUSE',
  'business.description': 'Pianos, and their repair.',
  'business.taxIdType': 'EIN',
  'business.taxId': '00-0000000',
  'business.phone': '(207) 555-0142',
  'business.email': email,
  'business.startedOn': '2019-05-04',
  'business.location.street': '9 Spruce Street',
  'business.location.city': 'Portland',
  'business.location.state': 'ME',
  'business.location.zip': '04102',
};
const ownerFields = {
  'owner.firstName': 'Tove',
  'owner.lastName': 'Lind',
  'owner.title': 'CEO',
  'owner.ownership': '100',
  'owner.dateOfBirth': '1984-09-17',
  'owner.idType': 'SSN',
  'owner.idNumber': '900-12-3456',
  'owner.address.street': '1 Elm Street',
  'owner.address.city': 'Portland',
  'owner.address.state': 'ME',
  'owner.address.zip': '04102',
};
const bankFields = {
  accountHolderName: `${business} LLC`,
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountAgain: '000123456789',
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Fills in a hosted page's controls by name. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

async function invite(page: Page): Promise<void> {
  await signIn(page, 'service-provider');
  await page.goto('/invites');
  await press(page, 'New invite');
  const dialog = page.getByRole('dialog', { name: 'New invite' });
  await dialog.getByLabel('Product').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Name').fill('Tove Lind');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Business').fill(business);
  await dialog.getByLabel('Mobile phone').pressSequentially(mobileNumber);
  await press(page, 'Create invite');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: 'Invites' }).locator('tbody tr[data-key]').first();
  await expect(row).toContainText(business);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send', exact: true }).click();
  await expect(row).toContainText('Sent');
}

/** The merchant's part: from the email in the sandbox's outbox to a submitted application. */
async function apply(context: BrowserContext, outbox: string): Promise<void> {
  const page = await context.newPage();
  const heading = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${outbox}?to=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /\/onboarding\// }).click();
  await press(page, 'Begin');
  await heading('Enter the code');
  const phone = await context.newPage();
  await phone.goto(`${outbox}?to=${mobileNumber}`);
  const message = (await phone.locator('main').textContent()) ?? '';
  await phone.close();
  await fill(page, { code: /code is (\d{6})/.exec(message)?.[1] ?? '' });
  await press(page, 'Confirm');
  await fill(page, { ownershipType: 'LLC', password: 'seven herons at dusk' });
  await press(page, 'Continue');
  await heading('About the business');
  await fill(page, businessFields);
  await page.locator('[name=mcc]').selectOption({ index: 1 });
  await press(page, 'Save and continue');
  await heading('Owners and officers');
  await fill(page, ownerFields);
  await page.getByLabel('Controller: this person runs the business').check();
  await press(page, 'Save');
  await page.getByRole('link', { name: 'Continue' }).click();
  await heading('Where payouts go');
  await fill(page, bankFields);
  await press(page, 'Add this account');
  await heading('Review and submit');
  await page.getByLabel(/accept the terms/).check();
  await press(page, 'Submit the application');
  await heading('Your application is being reviewed');
  await page.close();
}

/** Signs in in a separate context, as on another device. */
async function comeIn(context: BrowserContext, role: Role): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  await signIn(page, role);
  return page;
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`/accounts-view?business=${encodeURIComponent(business)}`);
  await page.getByRole('link', { name: business }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: business })).toBeVisible();
}

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the account' })
    .getByRole('link', { name, exact: true })
    .click();

async function underwrite(page: Page): Promise<void> {
  await openAccount(page);
  await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible();
  await press(page, 'Run again');
  await told(page, /^Checks done: /);
  // All except the payout account, which payouts require but approval doesn't.
  const tasks = page.getByRole('region', { name: 'Before approval' }).getByRole('listitem');
  await expect(tasks.filter({ hasText: /^Done/ })).toHaveCount((await tasks.count()) - 1);
  await press(page, 'Approve');
  await press(page, 'Approve application');
  await told(page, `Approved ${business}.`);
}

async function goLive(page: Page): Promise<void> {
  await openAccount(page);
  await press(page, 'Start processor review');
  await press(page, 'Start review');
  await told(page, `The processor is reviewing ${business}.`);
  await part(page, 'Processing');
  await press(page, 'Provision');
  await page
    .getByRole('dialog', { name: /^Provision / })
    .getByRole('button', { name: 'Provision processor' })
    .click();
  await told(page, 'Provisioned.');
  await part(page, 'Money');
  await press(page, 'Edit schedule');
  const dialog = page.getByRole('dialog', { name: 'Payout schedule' });
  await dialog.getByRole('combobox').first().selectOption('daily');
  await press(page, 'Save schedule');
  await expect(dialog).toBeHidden();
  await press(page, 'Verify');
  await told(page, /^The bank verified /);
}

/** Advances simulated time, in a separate tab. */
async function moveTime(page: Page, name: string): Promise<void> {
  const beside = await page.context().newPage();
  await beside.goto('/payments/simulated-time');
  // A press waits for its effect: days of work for every account.
  const timeout = 30_000 * patience;
  await beside.getByRole('button', { name, exact: true }).click({ timeout });
  await expect(beside.locator('#what-happened')).toBeVisible({ timeout });
  await beside.close();
}

const rowOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr[data-key]').first();

/** Opens a list filtered to this account. @returns whether it has a row. */
async function hasRow(page: Page, address: string, table: string): Promise<boolean> {
  await page.goto(`${address}accountName=${encodeURIComponent(business)}`);
  const row = rowOf(page, table);
  await expect(row.or(page.getByText(/^No matching /)).first()).toBeVisible();
  return row.isVisible();
}

/** The first row of this account in a list. */
async function firstOf(page: Page, address: string, table: string) {
  expect(await hasRow(page, address, table), table).toBe(true);
  return rowOf(page, table);
}

/**
 * Advances to the next step, which may fall on a later day for payments made after midnight. The page's report of due
 * work is ignored: the queue may have done it first.
 */
async function moveUntilRow(page: Page, step: string, address: string, table: string) {
  for (let turns = 0; turns < 3; turns += 1) {
    await moveTime(page, step);
    if (await hasRow(page, address, table)) return;
  }
}

const payoutRow = (page: Page) => firstOf(page, '/reporting/payouts?', 'Payouts');

async function settle(page: Page): Promise<void> {
  const settlements = ['/reporting/settlement?', 'Settlements'] as const;
  await moveUntilRow(page, 'To the next settlement', ...settlements);
  await expect(await firstOf(page, ...settlements)).toContainText('$330.00');
  const payouts = ['/reporting/payouts?', 'Payouts'] as const;
  await moveUntilRow(page, 'To the next payouts', ...payouts);
}

/** A user acknowledges the payout; the bank and time do the rest. */
async function payOut(page: Page): Promise<void> {
  const row = await payoutRow(page);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Acknowledge' }).click();
  await told(page, /^Acknowledged /);
  await moveTime(page, 'One hour');
  await moveTime(page, 'One hour');
  await expect(await payoutRow(page)).toContainText('In Process');
  const seen: string[] = [];
  for (let days = 0; days < 9 && !seen.at(-1)?.includes('Reconciled'); days += 1) {
    await moveTime(page, 'One day');
    seen.push(await (await payoutRow(page)).innerText());
  }
  expect(seen.some((shown) => shown.includes('Paid'))).toBe(true);
  expect(seen.at(-1)).toContain('Reconciled');
}

/** The dispute on the disputed card appears over time. The merchant contests it, and loses. */
async function loseDispute(page: Page): Promise<void> {
  const row = await firstOf(page, '/disputes?', 'Disputes');
  const disputeId = (await row.getAttribute('data-key')) ?? '';
  await page.goto('/payments/simulated-time');
  const steps = page.getByLabel('Dispute and outcome');
  await steps.selectOption(`${disputeId} respond`);
  await press(page, 'Apply');
  await expect(page.locator('#what-happened')).toContainText('is now: Under review');
  await steps.selectOption(`${disputeId} lose`);
  await press(page, 'Apply');
  await expect(page.locator('#what-happened')).toContainText('is now: Lost');
  await expect(await firstOf(page, '/disputes?', 'Disputes')).toContainText('Lost');
}

const centsIn = (text: string): number =>
  Number(/-?\$[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(/[$,.]/g, ''));

/** The visible entries, as the text of their rows. */
async function entriesOf(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name: 'Ledger entries' }).locator('tbody tr[data-key]');
  await expect(rows.first()).toBeVisible();
  return rows.allInnerTexts();
}

const sumOf = (entries: readonly string[]): number =>
  entries.map(centsIn).reduce((sum, amount) => sum + amount, 0);

/** The account's displayed balance equals its entries, and all entries sum to zero. */
async function balance(page: Page): Promise<void> {
  await openAccount(page);
  const id = await page
    .getByText(/^sm_\w+$/)
    .first()
    .innerText();
  const [subMerchantId = ''] = /sm_\w+/.exec(id) ?? [];
  await part(page, 'Money');
  const figures = page.getByRole('region', { name: 'Balance' }).first().getByRole('region');
  await expect(figures.first()).toContainText('$');
  const shown = centsIn((await figures.first().textContent()) ?? '');
  const own = await entriesOf(page);
  const kinds = own.map((entry) => entry.split('\t')[1]);
  expect(kinds).toHaveLength(6);
  expect(new Set(kinds)).toEqual(
    new Set(['Sale', 'Processing fees', 'Payout', 'Chargeback', 'Dispute fee']),
  );
  expect(sumOf(own)).toBe(shown);
  await page.goto(
    `/reporting/payouts?part=ledger&ledger.pageSize=50&ledger.subMerchantId=${subMerchantId}`,
  );
  const both = await entriesOf(page);
  expect(both).toHaveLength(own.length * 2);
  expect(sumOf(both)).toBe(0);
}

test('a merchant is invited, boarded, paid, paid out and disputed, and the ledger balances', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(180_000 * patience);
  await invite(page);
  await apply(context, new URL('/outbox', page.url().replace('//', '//pay.')).href);
  await underwrite(await comeIn(context, 'underwriter'));
  const admin = await comeIn(context, 'admin');
  await goLive(admin);
  await takePayment(admin, { account: business, amount: '250.00' });
  await takePayment(admin, { amount: '80.00', card: disputedCard });
  await settle(admin);
  await payOut(admin);
  await loseDispute(admin);
  await balance(admin);
});
