import { expect, type Page } from '@playwright/test';

export type Role =
  | 'admin'
  | 'underwriter'
  | 'bank'
  | 'service-provider'
  | 'manager'
  | 'applicant'
  | 'merchant-admin'
  | 'employee'
  | 'sales-clerk'
  | 'accounting';

/** The button of each role on the development login. */
const labels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  underwriter: 'Underwriter',
  bank: 'Bank',
  'service-provider': 'Service provider',
  manager: 'Manager',
  applicant: 'Applicant',
  'merchant-admin': 'Merchant admin',
  employee: 'Employee',
  'sales-clerk': 'Sales clerk',
  accounting: 'Accounting',
};

/** Signs in on the development login and waits for the person's own start page. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/dev/login');
  await page.getByRole('button', { name: labels[role], exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}
