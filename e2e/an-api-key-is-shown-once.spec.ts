import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a provider makes an API key, sees it once, rotates it, and revokes it [PAGE-55]', async ({
  page,
}) => {
  await arrive(page, 'service-provider');
  await page.getByRole('link', { name: 'Developer' }).click();
  await expect(page).toHaveURL(/\/developer\/api-keys/);

  const name = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New API key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('button', { name: 'Create key' }).click();

  const created = page.getByRole('dialog', { name: 'API key created' });
  await expect(created.getByText(/sk_test_[\w-]{20,}/)).toBeVisible();
  await created.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Active');
  await expect(page.getByText(/sk_test_[\w-]{20,}/)).toHaveCount(0);

  const choose = async (row: RegExp, action: string) => {
    await page
      .getByRole('row', { name: row })
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(new RegExp(`${name}.*Active`), 'Rotate');
  await page.getByRole('button', { name: 'Rotate key' }).click();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Rotated`) })).toContainText(
    'Works until',
  );
  await choose(new RegExp(`${name}.*Active`), 'Revoke');
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Revoked`) })).toBeVisible();
});
