import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('a row pressed while its search is still at rest opens within the search', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/customers');
  const row = page.getByRole('table', { name: 'Customers' }).locator('[data-row-link]').first();
  // Below the name stands the email address.
  const [name = ''] = (await row.innerText()).split('\n');
  await page.getByRole('searchbox').first().pressSequentially(name);
  // A tap presses, blurs the field and clicks at once.
  const box = await row.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 8);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('singleSearch')).toBe(name);
  await expect(page.getByRole('searchbox').first()).toHaveValue(name);
});
