import type { Page } from '@playwright/test';
import type { Role } from '../../e2e/support/people.ts';

/** One picture of docs/tour.md. */
export interface Stop {
  /** Of its file. */
  readonly name: string;
  readonly role: Role;
  readonly path: string;
  readonly brand?: 'juniper';
  readonly isDark?: true;
  readonly isPhone?: true;
  /** What is done on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Opens the first row that says this. */
const open = (page: Page, said: string) =>
  page.locator('tbody tr', { hasText: said }).first().locator('a').first().click();

async function openSettled(page: Page): Promise<void> {
  await open(page, 'Settled');
  await page.locator('[data-story]').waitFor();
}

const openPage = (said: string) => async (page: Page) => {
  await open(page, said);
  await page.waitForURL(/\/overview/);
};

async function typeSale(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).first().pressSequentially('48.50');
  await page.keyboard.press('Tab');
}

/** In the order in which the tour tells them. */
export const stops: readonly Stop[] = [
  { name: 'terminal', role: 'sales-clerk', path: '/virtual-terminal', act: typeSale },
  { name: 'dashboard', role: 'manager', path: '/dashboard' },
  { name: 'payment', role: 'manager', path: '/reporting/transactions', act: openSettled },
  { name: 'payment-links', role: 'manager', path: '/payment-link-manager' },
  { name: 'payouts', role: 'accounting', path: '/reporting/payouts' },
  { name: 'people', role: 'merchant-admin', path: '/users/manage' },
  { name: 'account', role: 'underwriter', path: '/accounts-view', act: openPage('Review') },
  { name: 'alerts', role: 'admin', path: '/risk-management/alerts' },
  { name: 'processing', role: 'admin', path: '/risk-management/processing' },
  { name: 'reconciliation', role: 'admin', path: '/reporting/transactions?part=reconciliation' },
  { name: 'product', role: 'service-provider', path: '/products', act: openPage('Active') },
  { name: 'juniper-dark', role: 'admin', path: '/dashboard', brand: 'juniper', isDark: true },
  { name: 'phone', role: 'manager', path: '/reporting/transactions', isPhone: true },
];
