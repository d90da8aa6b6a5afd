import { entryNamed } from './support/menu.ts';
import { arrive, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an underwriter resolves what a settlement file differs in, and sees no payments', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'underwriter');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entryNamed('Transactions') })
    .click();
  const tabs = page.getByRole('navigation', { name: 'Transactions' });
  await expect(tabs.getByRole('link')).toHaveText([/^Reconciliation/, /^Risk/]);

  const table = page.getByRole('table', { name: 'Differences' });
  const first = table.getByRole('rowheader').first();
  await first.click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByText('Settlement file')).toBeVisible();
  const reference = await drawer
    .getByText(/^Reference$/)
    .locator('xpath=following::*[1]')
    .innerText();
  await drawer.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: /^Resolve/ });
  await dialog.getByLabel('What you found').fill('The processor sent the line twice.');
  await dialog.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(page.getByText('Resolved the difference.').first()).toBeVisible();
  await expect(drawer.getByText('The processor sent the line twice.')).toBeVisible();

  await page.goto('/reporting/transactions?part=reconciliation&reconciliation.status=resolved');
  await page.getByRole('searchbox').fill(reference.trim());
  await expect(table.getByRole('rowheader')).not.toHaveCount(0);
});

test('books and files are added up by batch and by day', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/reporting/transactions?part=reconciliation');
  await page.getByText('By day', { exact: true }).click();
  await expect(page).toHaveURL(/by=days/);
  const days = page.getByRole('table', { name: 'Business days' });
  await expect(days.getByRole('rowheader').first()).toBeVisible();
  await days
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'View batches' }).click();
  await expect(page).toHaveURL(/by=batches/);
  await expect(
    page.getByRole('table', { name: 'Batches' }).getByRole('rowheader').first(),
  ).toBeVisible();
});
