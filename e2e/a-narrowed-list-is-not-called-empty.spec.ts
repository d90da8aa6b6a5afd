import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('a list narrowed by dates alone says that nothing matches, and can be cleared', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const days = 'from=2001-01-01T05:00:00.000Z&to=2001-01-02T05:00:00.000Z';
  await page.goto(`/reporting/transactions?${days}&sort=amount`);
  await expect(page.getByRole('heading', { name: 'No matching transactions' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('txn');
  await expect(page).toHaveURL(/\?sort=amount$/);
});
