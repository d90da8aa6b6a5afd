import type { Locator } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A figure's own filters are an entry of its menu. */
async function openFilters(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^Date range: / }).click();
  await card.page().getByRole('menuitem', { name }).click();
}

test('a figure leads to a list whose total is the figure, and Back finds its range again [STATS-02]', async ({
  page,
}) => {
  await signIn(page, 'manager');
  // A past range: another journey's sale in between would make figure and list differ.
  await page.goto('/dashboard?range.volume=lastMonth');
  const card = page.getByRole('region', { name: 'Card volume', exact: true });
  const value = card.getByRole('link', { name: /^\$[\d,]+\.\d\d$/ });
  await expect(value).toBeVisible();
  const address = new URL((await value.getAttribute('href')) ?? '', 'http://app');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    view: 'payments',
    operation: 'sale',
  });
  // The dashboard's recent payments use the same call.
  const listed = page.waitForResponse(/reporting\/transactions\?.*operation=sale/);
  await value.click();
  await expect(page).toHaveURL(/\/reporting\/transactions\?/);
  const { count } = await (await listed).json();
  await page.goBack();
  await expect(page).toHaveURL(/range\.volume=lastMonth/);
  await expect(page.getByText(`${count} payments`)).toBeVisible();
});

test('an address that makes no sense shows what the page shows by itself', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard?range=lastWeek&compare=constructor&period=never');
  await expect(page.getByLabel('Date range', { exact: true })).toHaveValue('last30Days');
  await expect(page.getByLabel('Comparison of all figures')).toHaveValue('before');
});

test('the chart is by day unless asked otherwise, and shows the series of amounts alone [STATS-08, STATS-09]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  const charted = page.waitForRequest(/reporting\/transactions\/charts\//);
  await page.goto('/dashboard');
  expect(new URL((await charted).url()).pathname).toMatch(/daily$/);
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('daily');
  const chart = page.getByRole('region', { name: 'Card volume over time' });
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('columnheader')).toHaveText([
    /Daily/,
    'Card volume',
    'Prior period',
  ]);
  await page.getByLabel('Comparison of all figures').selectOption('No comparison');
  await expect(chart.getByRole('columnheader')).toHaveText([/Daily/, 'Card volume']);
});

test('the dashboard shows figures, a chart and what happened last [PAGE-07]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard');
  for (const name of ['Card volume', 'Refunds', 'Chargebacks']) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/\$[\d,]+\.\d\d/);
  }
  await expect(page.getByRole('region', { name: 'Card volume over time' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest payments' })).toBeVisible();
});

test('figures of a product’s payments lead to a list with their total, and say so in the address [PAGE-08]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  // A past range: another journey's sale in between would make list and figure differ.
  await page.goto('/dashboard?provider=simulator&range=lastMonth');
  const filters = page.getByRole('group', { name: 'Filter all figures' });
  await filters.getByRole('button', { name: 'Product', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Product' });
  await panel.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const chart = page.waitForRequest(/transactions\/charts\/.*spProductId=/);
  const recent = page.waitForRequest(
    /reporting\/transactions\?.*pageSize=6.*spProductId=|reporting\/transactions\?.*spProductId=.*pageSize=6/,
  );
  await panel.getByRole('button', { name: 'Apply' }).click();
  expect(new URL((await chart).url()).searchParams.get('provider')).toBe('simulator');
  expect(new URL((await recent).url()).searchParams.get('provider')).toBe('simulator');
  await expect(page).toHaveURL(/spProductId=/);

  const card = page.getByRole('region', { name: 'Card volume', exact: true });
  const value = card.getByRole('link', { name: /^\$[\d,]+\.\d\d$/ });
  const href = new URL((await value.getAttribute('href')) ?? '', 'http://app').searchParams;
  expect(href.get('spProductId')).toBe(new URL(page.url()).searchParams.get('spProductId'));
  expect(href.get('provider')).toBe('simulator');
  const amount = await value.textContent();
  await value.click();
  const totals = page.getByRole('region', { name: 'Totals of transactions' });
  await expect(totals).toContainText(amount ?? 'no amount');
  await expect(page.getByText(/aren’t valid/)).toHaveCount(0);
});

test.describe('an address with what a person may not choose', () => {
  test.use({ ignoredKeys: ['provider'] });

  test('an employee of one account chooses no product and no processor [PAGE-08]', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'employee');
    await page.goto('/dashboard?provider=simulator');
    await page.getByRole('region', { name: 'Card volume', exact: true }).waitFor();
    await expect(page.getByRole('group', { name: 'Filter all figures' })).toHaveCount(0);
  });
});

test('the dashboard says by name whose figures staff look at', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByText(/^All accounts · Times in /)).toBeVisible();
  await page.getByRole('button', { name: 'Account: All accounts' }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('combobox').click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const name = (await option.textContent()) ?? '';
  await option.click();
  await expect(page.getByText(`${name} · Times in `)).toBeVisible();
});

test('a manager narrows one figure to one account and leaves the others as they are [PAGE-08]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Card volume', exact: true });
  await openFilters(card, 'Filter Card volume');
  const panel = page.getByRole('dialog', { name: 'Filter Card volume' });
  const account = panel.getByRole('checkbox').first();
  const name = (await panel.locator('label:has(input)').first().textContent()) ?? '';
  await account.check();
  const asked = page.waitForRequest(/transactions\/stats\?.*subMerchantId=/);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await asked;
  await expect(page).toHaveURL(/subMerchantId\.volume=/);
  await expect(card).toContainText(name);
  const id = new URL(page.url()).searchParams.get('subMerchantId.volume') ?? '';
  const refunds = page.getByRole('region', { name: 'Refunds', exact: true });
  const listOf = async (region: typeof card) =>
    new URL((await region.getByRole('link').getAttribute('href')) ?? '', 'http://app').searchParams;
  expect((await listOf(card)).getAll('subMerchantId')).toEqual([id]);
  expect((await listOf(refunds)).has('subMerchantId')).toBe(false);
  // A colleague who opens the URL sees the same.
  await page.reload();
  await expect(card).toContainText(name);
  await openFilters(card, 'Filter Card volume');
  await panel.getByRole('button', { name: 'Same as the page' }).click();
  await expect(page).not.toHaveURL(/subMerchantId/);
});

test('staff narrow one widget by product and processor, also to all where the page is narrowed [PAGE-08]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(
    '/dashboard?provider=simulator&provider.refunds=all&subMerchantId.volume=sm_0001',
  );
  const refunds = page.getByRole('region', { name: 'Refunds', exact: true });
  await expect(refunds).toContainText('All processors');
  const listOf = async (name: string) => {
    const link = page.getByRole('region', { name, exact: true }).getByRole('link');
    return new URL((await link.getAttribute('href')) ?? '', 'http://app').searchParams;
  };
  expect((await listOf('Refunds')).has('provider')).toBe(false);
  expect((await listOf('Chargebacks')).get('provider')).toBe('simulator');
  const card = page.getByRole('region', { name: 'Chargebacks', exact: true });
  await openFilters(card, 'Filter Chargebacks');
  const panel = page.getByRole('dialog', { name: 'Filter Chargebacks' });
  for (const name of ['Account', 'Product']) {
    await expect(panel.getByRole('combobox', { name })).toBeVisible();
  }
  await panel.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/spProductId\.chargebacks=/);
  await expect(page).not.toHaveURL(/provider\.chargebacks=/);
});

test('the first screen says what waits and what is expected, and leads to its lists', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(
    needs.getByRole('listitem').filter({ hasText: /\d+ disputes?first / }),
  ).toBeVisible();
  await expect(needs.getByRole('listitem').filter({ hasText: 'on hold' })).toContainText(
    /\$[\d,.]+/,
  );
  await expect(page.getByRole('region', { name: 'Approval rate' })).toContainText(
    /\d+\.\d\d%.*\d+ of \d+/,
  );
  const reasons = page.getByRole('list', { name: 'Declined card payments by reason' });
  await expect(reasons.getByRole('listitem').first()).toContainText(/\d/);
  const payouts = page.getByRole('region', { name: 'Payouts in transit' });
  const count = (await payouts.getByText(/^\d+ payouts?$/).textContent())?.split(' ')[0] ?? '';
  const link = payouts.getByRole('link');
  await expect(link).toHaveAttribute('href', /[?&]status=/);
  await link.click();
  await expect(page.getByText(`1–${Math.min(10, Number(count))} of ${count}`)).toBeVisible();
});

test('the chart’s last point says that its day is not over', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard');
  const chart = page.getByRole('region', { name: 'Card volume over time' });
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('row').last()).toContainText('so far');
  await expect(chart.getByText('so far')).toHaveCount(1);
});

test('a widget that fails says so and loads again alone', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'manager');
  const failing = /transactions\/authorizations/;
  await page.route(failing, (route) =>
    route.fulfill({ status: 409, json: { message: 'Broken.' } }),
  );
  await page.goto('/dashboard');
  const reasons = page.getByRole('region', { name: 'Why payments decline' });
  await expect(reasons).toContainText('Couldn’t load decline reasons');
  await expect(page.getByRole('region', { name: 'Card volume', exact: true })).toContainText('$');
  await page.unroute(failing);
  await reasons.getByRole('button', { name: 'Try again' }).click();
  await expect(reasons.getByRole('list')).toBeVisible();
});

test('the latest payments name who paid and the account', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const recent = page.waitForResponse(/reporting\/transactions\?.*pageSize=6/);
  await page.goto('/dashboard');
  const { data } = await (await recent).json();
  const rows = page.getByRole('region', { name: 'Latest payments' }).getByRole('listitem');
  await expect(rows).toHaveCount(data.length);
  for (const [index, { accountName, cardHolderName }] of data.entries()) {
    await expect(rows.nth(index)).toContainText(accountName);
    if (cardHolderName) await expect(rows.nth(index)).toContainText(cardHolderName);
  }
});
