import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const lists: readonly (readonly [Role, readonly string[]])[] = [
  [
    'admin',
    [
      '/reporting/transactions',
      '/reporting/transactions/declines',
      '/reporting/hosted-sessions',
      '/reporting/hosted-sessions?part=tokens',
      '/payment-link-manager',
      '/reporting/payouts',
      '/reporting/manual-payouts',
      '/reporting/settlement',
      '/reporting/fees',
      '/accounts-view',
      '/users/manage',
      '/users/manage?part=activity',
      '/disputes',
      '/customers',
      '/subscriptions',
      '/subscriptions/plans',
      '/risk-management/transactions',
      '/risk-management/rules',
      '/risk-management/rules?part=accounts',
      '/risk-management/alerts',
      '/risk-management/processing',
      '/risk-management/processing?part=cards',
      '/risk-management/processing?part=sessions',
      '/risk-management/processing?part=ips',
      '/risk-management/processing?part=features',
      '/pci-compliance',
      '/products',
    ],
  ],
  ['manager', ['/installments', '/invoices', '/customers', '/reporting/payouts']],
  ['service-provider', ['/accounts-center']],
];

/** Wider than its place by a few pixels, at most these, when its longest status and account meet. */
const barely: Readonly<Record<string, number>> = { '/reporting/payouts': 8 };

test('every list fits a 1440 px window, and a record takes 80 px at most on a phone', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(300_000 * patience);
  const found: string[] = [];
  for (const [role, paths] of lists) {
    await page.context().clearCookies();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, role);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const rows = page.locator('tbody tr[data-key]');
      await expect(rows.first()).toBeVisible();
      const frame = page.locator('section[tabindex="0"]', { has: rows });
      const more = await frame.evaluate((each) => each.scrollWidth - each.clientWidth);
      if (more > (barely[path] ?? 1)) found.push(`${role} ${path}: ${more} px more than fit`);
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(frame).toHaveAttribute('data-cards', '');
      for (const row of (await rows.all()).slice(0, 5)) {
        const height = (await row.boundingBox())?.height ?? 0;
        if (height > 81) found.push(`${role} ${path}: a record of ${height} px on a phone`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("a row's actions are within reach where the list is wider than its place", {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/invites');
  const frame = page.getByRole('region', { name: 'Invites', exact: true });
  await expect(frame).toHaveAttribute('data-more-after', '');
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport({
    ratio: 1,
  });
});
