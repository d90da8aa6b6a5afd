import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a provider opens a product, and changes what it is called for merchants', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'service-provider');
  await page.goto('/products');
  await page.getByRole('link', { name: 'Tidewater Commerce' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Commerce' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of Full' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Edit branding' });
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  await page.route('https://cdn.tidewater.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.getByRole('button', { name: 'Edit branding' }).click();
  await dialog
    .getByRole('textbox', { name: 'Square logo' })
    .fill('https://cdn.tidewater.example/logo.svg');
  const light = dialog.getByRole('region', { name: 'Light preview' });
  await expect(light.getByText('Disabled')).toBeVisible();
  await expect(light.frameLocator('iframe').locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await leaving.getByRole('button', { name: 'Close', exact: true }).last().click();
  for (const text of ['Tidewater Payments', 'Tidewater Commerce']) {
    await page.getByRole('button', { name: 'Edit branding' }).click();
    await dialog.getByRole('textbox', { name: 'Name for merchants' }).fill(text);
    await expect(dialog.getByRole('region', { name: 'Dark preview' })).toContainText(text);
    await dialog.getByRole('button', { name: 'Save branding' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Light preview' })).toContainText(text);
  }
});
