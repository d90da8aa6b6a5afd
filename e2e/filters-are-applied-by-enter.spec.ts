import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('Enter in a field applies the filters; a day that does not exist stops them', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/reporting/transactions');
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Date from').fill('02-31-2026');
  await drawer.getByRole('button', { name: 'Apply filters' }).click();
  await expect(drawer.getByLabel('Date from')).toBeFocused();
  await drawer.getByLabel('Date from').fill('');
  await drawer.getByLabel('Last four digits').fill('4242');
  await drawer.getByLabel('Last four digits').press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/truncatedCardNumber=4242/);
});
