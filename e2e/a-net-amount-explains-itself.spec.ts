import { payment } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

test('a settlement’s lines come to its net amount, and lead to its payments and fees', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/reporting/settlement?sort=-grossAmount');
  await page
    .getByRole('table', { name: 'Settlements' })
    .locator('tbody tr[data-key]')
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const amounts = drawer.getByRole('definition').filter({ hasText: /^-?\$/ });
  // Gross, fees and net at least; lines of nothing are left out.
  await expect.poll(() => amounts.count()).toBeGreaterThan(2);
  const [net = '', ...lines] = (await amounts.allInnerTexts()).toReversed();
  expect(lines.map(cents).reduce((sum, line) => sum + line, 0)).toBe(cents(net));
  const fees = drawer.locator('div', { has: page.getByRole('term').filter({ hasText: /^Fees$/ }) });
  const taken = await fees.last().getByRole('definition').innerText();
  await drawer.getByRole('link', { name: 'Fees' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/reporting/fees');
  const fee = page.getByRole('table', { name: 'Fees' }).getByRole('row').nth(1);
  await expect(fee).toContainText(taken.replace('-', ''));
});

test('a dispute says what is due, what was taken, and leads to its payment', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/disputes');
  await page.getByRole('table', { name: 'Disputes' }).locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog', { name: /^Dispute with / });
  await expect(drawer.getByText(/dispute fee|No money has moved/)).toBeVisible();
  await drawer.getByRole('link', { name: /^txn/ }).first().click();
  await expect(page.getByRole('dialog', { name: payment })).toBeVisible();
});
