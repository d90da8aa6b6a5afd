import type { Page } from '@playwright/test';
import { fromMenu } from './support/open-record.ts';
import { signInAsOwn } from './support/people.ts';
import { approvedCard } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

/** A description that no other journey uses. */
const itemOfItsOwn = () => `Piano tuning ${crypto.randomUUID().slice(0, 8)}`;

async function newInvoice(page: Page): Promise<void> {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'New invoice' }).click();
  // The list has its own account filter, and stays until the form has loaded.
  await page.getByRole('heading', { name: 'New invoice', level: 1 }).waitFor();
}

async function addItem(page: Page, description: string, price: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Description').fill(description);
  await field('Quantity').fill('2');
  await field('Price').fill(price);
  await field('Tax').fill('8.25');
}

/** Pays the invoice on its hosted page, as the payer. */
async function pay(page: Page, address: string, amount: string): Promise<void> {
  await page.goto(address);
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').pressSequentially(approvedCard);
  await card.getByLabel('Expiration').pressSequentially('1230');
  await card.getByLabel('Security code').pressSequentially('123');
  await page.getByLabel('Name on card').fill('Grace Murray');
  await page.getByLabel('ZIP code').fill('04102');
  const button = page.getByRole('button', { name: /^(Pay|Continue)/ });
  await button.click();
  const isPaid = page.getByRole('heading', { name: 'Payment received', level: 1 });
  const isAsked = page.getByRole('heading', { name: 'Confirm your payment', level: 1 });
  await isPaid.or(isAsked).waitFor();
  if (await isAsked.isVisible()) await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await isPaid.waitFor();
}

test('an invoice is previewed, sent, paid on its page, and stands in the list as paid', async ({
  page,
  context,
}) => {
  await signInAsOwn(page, 'manager', 'Highland Market');
  await newInvoice(page);
  await addItem(page, itemOfItsOwn(), '75');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('$162.38');
  const preview = page.frameLocator('iframe[title="Customer’s page"]');
  await expect(preview.getByText('$162.38').first()).toBeVisible();
  await expect(preview.getByText('This is a preview.')).toBeVisible();
  await page.getByLabel('Email address').fill('grace@mail.example');
  await page.getByRole('button', { name: 'Create and send' }).click();

  const drawer = page.getByRole('dialog', { name: /^Invoice to / });
  await expect(drawer.getByText('Sent', { exact: true }).first()).toBeVisible();
  const number = (await drawer.getByText(/^INV-\d+$/).textContent()) ?? '';
  const address = (await drawer.getByText(/\/pay\/hps_/).textContent()) ?? '';
  await pay(await context.newPage(), address, '$162.38');

  await page.goto(`/invoices?status=Paid&singleSearch=${number}`);
  const row = page.getByRole('row').filter({ hasText: number }).first();
  await expect(row).toContainText('Paid');
});

test('an invoice begun as a draft is finished, sent again as a reminder, and voided', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Highland Market');
  await newInvoice(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { name: /^INV-/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Create and send' }).click();
  await expect(page.getByText('Enter a description.').first()).toBeVisible();
  await addItem(page, itemOfItsOwn(), '40');
  await page.getByLabel('Email address').fill('grace@mail.example');
  await page.getByRole('button', { name: 'Create invoice' }).click();

  const drawer = page.getByRole('dialog', { name: /^Invoice to / });
  for (const action of ['Send', 'Send reminder']) {
    await drawer.getByRole('button', { name: action, exact: true }).click();
    const asked = page.getByRole('dialog', {
      name: new RegExp(`^Send ${action === 'Send' ? 'INV' : 'a reminder'}`),
    });
    await asked.getByLabel('Email to grace@mail.example').waitFor();
    await asked.getByRole('button', { name: /^Send/ }).click();
    await expect(asked).toBeHidden();
  }
  // As its status, on the way of its money, and in its timeline.
  await expect(drawer.getByText('Sent', { exact: true })).toHaveCount(3);
  await expect(drawer.getByText('Reminder sent', { exact: true })).toBeVisible();
  await fromMenu(page, drawer, 'Void');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void invoice' }).click();
  await expect(drawer.getByText('Voided').first()).toBeVisible();
});

test('a draft keeps what was written through a reload, and can be deleted', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsOwn(page, 'manager', 'Highland Market');
  await newInvoice(page);
  const description = itemOfItsOwn();
  await addItem(page, description, '40');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const heading = page.getByRole('heading', { name: /^INV-/, level: 1 });
  await expect(heading).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invoice' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
});
