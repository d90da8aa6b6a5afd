import type { Locator, Page } from '@playwright/test';

/** A payment that is open, by what its title begins with. */
export const payment = /^Payment (from|to) /;

/** Presses what an open record offers in its menu. */
export async function fromMenu(page: Page, record: Locator, action: string): Promise<void> {
  await record.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
