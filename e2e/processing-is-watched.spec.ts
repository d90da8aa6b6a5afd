import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('at juniper', () => {
  // Harbor's sales in trouble time out meanwhile; this journey must find its own outcome.
  test.use({ brand: 'juniper' });

  test('a session that timed out is read and its outcome checked, and work is run now', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/risk-management/processing');
    await expect(page.getByRole('table', { name: 'Account metrics' })).toBeVisible();
    await page.getByRole('link', { name: /^Processor sessions/ }).click();
    await page.getByRole('button', { name: 'Outcome', exact: true }).first().click();
    await page
      .getByRole('dialog', { name: 'Outcome' })
      .getByRole('button', { name: /^Timed out/ })
      .click();
    await expect(page).toHaveURL(/sessions\.outcome=timed-out/);
    const table = page.getByRole('table', { name: 'Processor sessions' });
    await table
      .getByRole('row', { name: /Timed out/ })
      .first()
      .locator('[data-row-link]')
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('list', { name: 'Messages' })).toContainText('Request');
    await drawer.getByRole('button', { name: 'Check the outcome' }).click();
    await expect(page.getByText(/^The outcome of txn\d+ is known\.$/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await page.getByRole('link', { name: 'Scheduled work' }).click();
    await page.getByRole('button', { name: 'Run now: Invite expiry' }).click();
    await expect(page.getByText(/^Finished .*: \d+ items?\.$/)).toBeVisible();
  });
});

test('suspicious IPs, disabled features and the cards of a month are listed', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/risk-management/processing?part=ips');
  await expect(page.getByRole('row', { name: /203\.0\.113\.77/ })).toContainText('Failed sign-ins');
  await page.getByRole('link', { name: /^Disabled features/ }).click();
  await expect(
    page.getByRole('table', { name: 'Disabled features' }).getByRole('row').nth(1),
  ).toContainText('System');
  await page.getByRole('link', { name: 'Card metrics' }).click();
  await page
    .getByRole('button', { name: /^Period/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Period' })
    .getByRole('button', { name: 'Monthly' })
    .click();
  await expect(page.getByText('Payments this month')).toBeVisible();
});
