import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A description that no other journey gives. */
const purposeOfItsOwn = () => `Cello lessons ${crypto.randomUUID().slice(0, 8)}`;

test('a payment link is previewed, created, scanned, and sent afterwards', async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/send/payment-link');
  await page.getByRole('heading', { name: 'Send payment link', level: 1 }).waitFor();
  const purpose = purposeOfItsOwn();
  await page.getByRole('textbox', { name: 'Description' }).fill(purpose);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('84.5');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$84.50');
  const preview = page.frameLocator('iframe[title="Customer\'s page"]');
  await expect(preview.getByText(purpose).first()).toBeVisible();
  await expect(preview.getByText('$84.50').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send email' }).uncheck();
  await page.getByRole('button', { name: 'Create link' }).click();

  await expect(page.getByRole('heading', { name: 'Link created' })).toBeVisible();
  await expect(page.getByText(/\/pay\/hps_/)).toBeVisible();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Send the link for ${purpose}?` });
  await dialog.getByRole('checkbox', { name: 'Send by email' }).check();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@mail.example');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(
    page.getByRole('heading', { name: 'Link sent to grace@mail.example' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'View in hosted sessions' }).click();
  await expect(page.getByRole('dialog', { name: purpose })).toBeVisible();
});
