import { signInAsOwn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A description that no other journey uses. */
const purposeOfItsOwn = () => `Cello lessons ${crypto.randomUUID().slice(0, 8)}`;

test('a payment link is previewed, created, scanned, and sent afterwards', async ({ page }) => {
  await signInAsOwn(page, 'employee', 'Thistle Roofing');
  await page.goto('/send/payment-link');
  await page.getByRole('heading', { name: 'Send payment link', level: 1 }).waitFor();
  const purpose = purposeOfItsOwn();
  await page.getByRole('textbox', { name: 'Description' }).fill(purpose);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('84.5');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$84.50');
  const preview = page.frameLocator('iframe[title="Customer’s page"]');
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

test('a template locks an amount, keeps work while another is opened, and a link is made by it', {
  tag: '@full',
}, async ({ page }) => {
  const name = `Deposit ${crypto.randomUUID().slice(0, 8)}`;
  await signInAsOwn(page, 'manager', 'Thistle Roofing');
  await page.goto('/send/payment-link');
  await page.getByRole('link', { name: 'Manage templates' }).click();
  await page.getByRole('heading', { name: 'Payment link manager', level: 1 }).waitFor();
  const templates = page.getByRole('navigation', { name: 'Templates' });
  await page.getByRole('link', { name: 'New template' }).click();
  await page.getByRole('heading', { name: 'New template', level: 2 }).waitFor();
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field('Name').fill(name);
  await field('Amount').fill('64.25');
  await page.getByRole('button', { name: 'Lock Amount', exact: true }).click();

  await templates.getByRole('link', { name: 'Standard Template' }).click();
  await page.getByRole('heading', { name: 'Standard Template', level: 2 }).waitFor();
  await page.getByRole('link', { name: 'Resume new template' }).click();
  await page.getByRole('heading', { name: 'New template', level: 2 }).waitFor();
  await expect(field('Name')).toHaveValue(name);

  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Preview: Side by side' }).click();
  await page.getByRole('button', { name: 'Preview: Stacked' }).click();
  await expect(page.locator('iframe[title="Customer’s page"]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Send a link' }).click();
  await page.getByRole('heading', { name: 'Send payment link', level: 1 }).waitFor();
  await expect(page.getByRole('region', { name: 'Set by the template' })).toContainText('$64.25');
  await page.getByRole('checkbox', { name: 'Send email' }).uncheck();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('heading', { name: 'Link created' })).toBeVisible();

  await page.getByRole('link', { name: 'Manage templates' }).click();
  await templates.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(templates.getByRole('link', { name })).toHaveCount(0);
});
