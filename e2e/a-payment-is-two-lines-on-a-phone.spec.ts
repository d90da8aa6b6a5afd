import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('a payment is two lines on a phone: amount and status beside whose and when', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/reporting/transactions?pageSize=10');
  const rows = page.getByRole('row').filter({ has: page.locator('[data-row-link]') });
  await expect(rows).toHaveCount(10);
  const first = rows.first();
  const box = await first.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(90);
  const amount = await first.locator('[data-card=amount]').boundingBox();
  const id = await first.locator('[data-card=title]').boundingBox();
  expect(Math.abs((amount?.y ?? 0) - (id?.y ?? 999))).toBeLessThan(6);
  const note = await first
    .locator('[data-card=detail]')
    .evaluate((cell) => getComputedStyle(cell, '::after').content);
  expect(note).toMatch(/\d\d:\d\d [AP]M/);
  await expect(first.locator('[data-card=hidden]').first()).toBeHidden();
});

test('on a phone a name and its date are whole, and search and filters are one line', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/reporting/transactions?pageSize=25&status=settled');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  const cut = await page
    .locator('td[data-card=detail], td[data-card=detail] > *')
    .evaluateAll((cells) => cells.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
  expect(cut).toBe(0);
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  const search = await page.getByRole('searchbox', { name: 'Search transactions' }).boundingBox();
  const button = await filters.boundingBox();
  expect(Math.abs((search?.y ?? 0) - (button?.y ?? 999))).toBeLessThan(8);
  await expect(page.getByRole('button', { name: 'Remove filter Status' })).toBeHidden();
  await filters.click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});
