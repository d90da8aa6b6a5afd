import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('the last tab of a list is in sight on a phone when its address is opened', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/invoices?status=Voided');
  const tab = page.getByRole('button', { name: /^Voided/, pressed: true });
  await expect(tab).toBeInViewport({ ratio: 1 });
});
