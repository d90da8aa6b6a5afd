import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a provider opens a product, and changes what it is called for merchants', async ({
  page,
}) => {
  await signIn(page, 'service-provider');
  await page.goto('/products');
  await page.getByRole('link', { name: 'Tidewater Commerce' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Commerce' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of Full' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Edit branding' });
  for (const text of ['Tidewater Payments', 'Tidewater Commerce']) {
    await page.getByRole('button', { name: 'Edit branding' }).click();
    await dialog.getByRole('textbox', { name: 'Name for merchants' }).fill(text);
    await expect(dialog.getByRole('region', { name: 'Dark preview' })).toContainText(text);
    await dialog.getByRole('button', { name: 'Save branding' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Light preview' })).toContainText(text);
  }
});
