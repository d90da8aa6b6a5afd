import type { Locator, Page } from '@playwright/test';

/** Title of an open payment. */
export const payment = /^Payment (from|to) /;

/** Presses an entry of an open record's menu. */
export async function fromMenu(page: Page, record: Locator, action: string): Promise<void> {
  await record.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
