import type { Page } from '@playwright/test';
import { payment } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

/** The open record, and its position in the list. */
async function shown(page: Page) {
  const drawer = page.getByRole('dialog', { name: payment });
  const position = drawer.getByRole('status').filter({ hasText: ' of ' });
  await expect(position).toBeAttached();
  return { drawer, position };
}

const list = '/reporting/transactions?sort=amount&pageSize=10';

test('a record beside its list is walked by keys over the edge of a page, and Back closes it', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'manager');
  await page.goto(list);
  const table = page.getByRole('table', { name: 'Transactions' });
  await table.locator('[data-row-link]').nth(8).click();
  const { drawer, position } = await shown(page);
  await expect(position).toContainText('9 of ');
  await expect(drawer).toBeFocused();
  await page.keyboard.press('j');
  await expect(position).toContainText('10 of ');
  await page.keyboard.press('j');
  await expect(position).toContainText('11 of ');
  await expect(page).toHaveURL(/page=2/);
  await expect(drawer).toBeFocused();
  await page.keyboard.press('k');
  await expect(position).toContainText('10 of ');

  // The list stays usable: another row is opened, and the list marks it.
  await expect(table.locator('tr[aria-current=true]')).toHaveCount(1);
  await table.locator('[data-row-link]').first().click();
  await expect(position).toContainText('1 of ');
  await expect(table.locator('tr').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(position).toContainText('2 of ');

  await page.goBack();
  await expect(drawer).toContainText('10 of ');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${list.split('?')[1]}$`));
});

test('on a narrow screen the record is a page of its own, with the same keys and a way back', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'manager');
  await page.goto(list);
  await page.locator('[data-row-link]').first().click();
  const record = page.getByRole('main').getByRole('region', { name: payment });
  const position = record.getByRole('status').filter({ hasText: ' of ' });
  await expect(position).toContainText('1 of ');
  await expect(record).toBeFocused();
  await expect(record.getByRole('heading', { level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table).toBeHidden();
  await page.keyboard.press('j');
  await expect(position).toContainText('2 of ');
  await record.getByRole('button', { name: 'Next record' }).click();
  await expect(position).toContainText('3 of ');
  await expect(record.getByRole('button', { name: 'Next record' })).toBeFocused();
  // Its URL opens it anywhere.
  await page.reload();
  await expect(record).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(page.locator('[data-row-link]').nth(2)).toBeFocused();

  await page.locator('[data-row-link]').nth(1).click();
  await record.getByRole('link', { name: 'Transactions' }).click();
  await expect(record).toBeHidden();
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list.split('?')[1]}$`));
});

test('the list of keys names those of an open record', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/reporting/transactions');
  await page.getByRole('table', { name: 'Transactions' }).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('region', { name: 'In an open record' })).toContainText(
    'Next record',
  );
});
