import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('the volume of a list of payments is charted once asked, and follows its filters', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/reporting/transactions');
  await page.getByRole('button', { name: 'Volume over time' }).click();
  const total = page.getByRole('heading', { name: /^Total \$/ });
  await expect(total).toBeVisible();
  const all = await total.innerText();
  await page.getByRole('radiogroup', { name: 'Measure' }).getByText('Count').click();
  await expect(page.getByRole('heading', { name: /^Total \d/ })).toBeVisible();
  await page.goto('/reporting/transactions?cardBrand=visa');
  await page.getByRole('button', { name: 'Volume over time' }).click();
  await expect(total).toBeVisible();
  expect(await total.innerText()).not.toBe(all);
});
