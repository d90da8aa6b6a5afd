import { payment } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('a receipt printed from a record beside its list reaches the paper, which is narrower than the screen', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    window.print = () => undefined;
    addEventListener('afterprint', () => {
      const isThere = document.querySelector('body > div > article') !== null;
      document.documentElement.dataset['printed'] = isThere ? 'receipt' : 'page';
    });
  });
  await signIn(page, 'manager');
  await page.goto('/reporting/transactions?status=settled');
  const table = page.getByRole('table', { name: 'Transactions' });
  await table.locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog', { name: payment });
  await drawer.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body > div > article').last()).toBeAttached();
  await page.pdf({ preferCSSPageSize: true });
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'receipt');
  await expect(drawer).toBeVisible();
});
