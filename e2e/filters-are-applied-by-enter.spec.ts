import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('Enter in a field applies the filters; a day or digits that do not exist stop them', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/reporting/transactions');
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Date from').fill('02-31-2026');
  await drawer.getByRole('button', { name: 'Apply filters' }).click();
  await expect(drawer.getByLabel('Date from')).toBeFocused();
  await drawer.getByLabel('Date from').fill('');
  const lastFour = drawer.getByLabel('Last four digits');
  await lastFour.fill('42ab');
  await lastFour.press('Enter');
  await expect(lastFour).toHaveAccessibleDescription('Enter the last four digits.');
  await expect(lastFour).toBeFocused();
  await lastFour.fill('4242');
  await lastFour.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/truncatedCardNumber=4242/);
});
