import { idOf } from './support/accounts.ts';
import { fromMenu } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Sequential: both tests act on one account's alerts.
test.describe.configure({ mode: 'default' });

test('an alert is read beside the list, acknowledged, and that is taken back', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const of = `status=unacknowledged&subMerchantId=${idOf('Foxglove Espresso Bar')}`;
  await page.goto(`/risk-management/alerts?${of}&sort=createdAt`);
  const table = page.getByRole('table', { name: 'Alerts' });
  await table.locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: /^All alerts of this rule for / })).toBeVisible();
  await drawer.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(drawer.getByText(/ by \S+@harbor$/)).toBeVisible();
  await fromMenu(page, drawer, 'Remove acknowledgment');
  await expect(drawer.getByText(/ by \S+@harbor$/)).toBeHidden();
});

test('what one rule raised over one account is acknowledged at once, and says how many', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/risk-management/alerts?part=groups&groups.status=unacknowledged');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Acknowledge all' }).click();
  const question = page.getByRole('alertdialog', { name: /^Acknowledge \d+ alerts? of "/ });
  await question.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByRole('dialog').getByText(/^\d+ alerts? acknowledged\.$/)).toBeVisible();
});
