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
  const name = page.getByRole('textbox', { name: 'Name for merchants' });
  for (const text of ['Tidewater Payments', 'Tidewater Commerce']) {
    await name.fill(text);
    await expect(page.getByRole('region', { name: 'Dark preview' })).toContainText(text);
    await page.getByRole('button', { name: 'Save branding' }).click();
    await expect(page.getByText('Saved the branding of').first()).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(text);
  }
});
