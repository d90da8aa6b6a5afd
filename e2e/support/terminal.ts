import { expect, type Locator, type Page } from '@playwright/test';

export interface Sale {
  /** As typed, such as '12.50'. */
  readonly amount: string;
  readonly card?: string;
  readonly cvv?: string;
  readonly zip?: string;
  readonly holder?: string;
  /** Account name to search for, when there are many. */
  readonly account?: string;
  readonly authorizeOnly?: boolean;
  /** Stops at the question whether to charge the same card again; otherwise confirms it. */
  readonly isAsked?: boolean;
}

export const approvedCard = '4242424242424242';

/** The hosted fields' frame, on another origin than the app. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[src*="//pay."]');

/** @param name searches for one of many accounts; without it the first of a few is selected. */
export async function chooseAccount(page: Page, name?: string): Promise<void> {
  const account = page.getByRole('main').getByRole('combobox', { name: 'Account' });
  if (name !== undefined) {
    await page.getByRole('main').getByLabel('Account').first().click();
    await account.fill(name);
    await page.getByRole('option', { name }).click();
    return;
  }
  if ((await account.count()) === 0) return;
  if (await account.evaluate((field) => field.tagName !== 'SELECT')) {
    // One of many: the one of the sale before is chosen once it has loaded.
    await expect(account).not.toHaveValue('');
    return;
  }
  if ((await account.inputValue()) === '') await account.selectOption({ index: 1 });
}

/** Types a card as users do: once the fields are visible. @returns the last field. */
export async function typeCard(page: Page, number = approvedCard, code = '123') {
  const frame = cardFrame(page);
  const first = frame.getByLabel('Card number');
  await first.waitFor();
  await first.pressSequentially(number);
  await frame.getByLabel('Expiration').pressSequentially('1230');
  const last = frame.getByLabel('Security code');
  await last.pressSequentially(code);
  return last;
}

/** Journeys that charge the same amount at the same time aren't duplicate charges. */
const chargeAgain = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('alertdialog', { name: 'Charge this card again?' }),
    (dialog) => dialog.getByRole('button', { name: 'Charge again' }).click(),
  );

/** Fills in the virtual terminal with real keys. @returns the last field, in which Enter submits. */
export async function fillSale(page: Page, sale: Sale): Promise<Locator> {
  if (!sale.isAsked) await chargeAgain(page);
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
  await chooseAccount(page, sale.account);
  await page.getByLabel('Amount').pressSequentially(sale.amount);
  await page.getByLabel('Cardholder name').fill(sale.holder ?? 'Ada Palmer');
  await page.getByLabel('Billing street').fill('510 Townsend St');
  await page.getByLabel('Billing ZIP').fill(sale.zip ?? '94103');
  if (sale.authorizeOnly) await page.getByText('Authorize only', { exact: true }).click();
  return typeCard(page, sale.card, sale.cvv);
}

/** Fills in the virtual terminal with real keys and submits it. */
export async function submitSale(page: Page, sale: Sale): Promise<void> {
  const last = await fillSale(page, sale);
  await last.press('Enter');
}

/** Takes a payment and returns its displayed transaction id. */
export async function takePayment(page: Page, sale: Sale): Promise<string> {
  await submitSale(page, sale);
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  // A notification above may link to another sale of the same user, whose outcome is shown on every page.
  const link = page.getByRole('link', { name: 'View transaction' }).last();
  const address = await link.getAttribute('href');
  const id = new URL(address ?? '', 'http://app').searchParams.get('open') ?? '';
  return id.slice(0, 3) + id.slice(3).replace(/^0+(?=.)/, '');
}
