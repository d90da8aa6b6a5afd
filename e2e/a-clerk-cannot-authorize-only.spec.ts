import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a sales clerk, who may not see authorizations, is not offered one [PAY-04]', async ({
  page,
}) => {
  await signIn(page, 'sales-clerk');
  await page.goto('/virtual-terminal');
  await expect(page.getByLabel('Amount')).toBeVisible();
  await expect(page.getByLabel('Authorize only')).toHaveCount(0);
});

test('an employee is offered one', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/virtual-terminal');
  await expect(page.getByLabel('Authorize only')).toBeVisible();
});
