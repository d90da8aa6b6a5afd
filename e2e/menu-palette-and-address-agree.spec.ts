import type { Page } from '@playwright/test';
import { patience } from './support/patience.ts';
import { arrive, type Role } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Every page of the app that can be opened by name, and the roles that have it. */
const pages: Readonly<Record<string, readonly Role[] | 'everyone'>> = {
  '/dashboard': ['admin', 'underwriter', 'bank', 'manager', 'employee', 'accounting'],
  '/accounts-center': ['service-provider'],
  '/accounts-view': [
    'admin',
    'underwriter',
    'bank',
    'manager',
    'employee',
    'applicant',
    'merchant-admin',
  ],
  '/products': ['admin', 'bank', 'service-provider'],
  '/invites': ['admin', 'service-provider'],
  '/installments': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/customers': ['admin', 'service-provider', 'manager', 'employee', 'sales-clerk'],
  '/virtual-terminal': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/invoices': ['admin', 'service-provider', 'manager', 'employee', 'sales-clerk'],
  '/subscriptions': ['admin', 'service-provider'],
  '/reporting/transactions': [
    'admin',
    'underwriter',
    'bank',
    'service-provider',
    'manager',
    'employee',
    'sales-clerk',
    'accounting',
  ],
  '/reporting/transactions/declines': ['admin', 'bank', 'manager', 'employee', 'accounting'],
  '/reporting/hosted-sessions': ['admin', 'bank', 'manager', 'employee', 'sales-clerk'],
  '/send/payment-link': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/reporting/payouts': ['admin', 'bank', 'service-provider', 'manager', 'employee', 'accounting'],
  '/reporting/manual-payouts': ['admin'],
  '/risk-management/rules': ['admin'],
  '/risk-management/alerts': ['admin'],
  '/risk-management/processing': ['admin'],
  '/pci-compliance': ['admin'],
  '/users/manage': ['admin', 'bank', 'merchant-admin'],
  '/developer': ['admin', 'service-provider'],
  '/inbox': 'everyone',
  '/profile': 'everyone',
  '/change-password': 'everyone',
};

/** Pages in the palette but not in the menu. */
const inPaletteAlone: Readonly<Record<string, readonly Role[]>> = {
  '/apple-pay': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/installment-plan': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/accounts/new': ['admin', 'service-provider', 'applicant'],
  '/developer/api-logs': ['admin', 'service-provider'],
  '/developer/webhooks': ['admin', 'service-provider'],
  '/subscriptions/plans': ['admin', 'service-provider'],
  '/payment-link-manager': ['admin', 'manager'],
  '/invoices/new': ['admin', 'manager', 'employee', 'sales-clerk'],
  '/subscriptions/plans/new': ['admin', 'service-provider'],
};

/** An entry that opens the first of several pages. */
const leadsTo: Readonly<Record<string, string>> = { '/developer': '/developer/api-keys' };

const roles: readonly Role[] = [
  'admin',
  'underwriter',
  'bank',
  'service-provider',
  'manager',
  'applicant',
  'merchant-admin',
  'employee',
  'sales-clerk',
  'accounting',
];

const pathsOf = (hrefs: readonly (string | null)[]): string[] =>
  hrefs.map((href) => new URL(href ?? '', 'http://app').pathname).toSorted();

async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list').getByRole('link');
  return pathsOf(
    await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
  );
}

/** Number of pages the palette offers, from its heading. */
async function paletteCount(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const group = page
    .getByRole('dialog', { name: 'Commands' })
    .getByRole('group', { name: 'Pages' });
  await expect(group).toBeVisible();
  const count = await group.getByRole('option').count();
  await page.keyboard.press('Escape');
  return count;
}

/** A role with few pages and many refusals; the proof tests the other roles. */
const often: Role = 'sales-clerk';

for (const role of roles) {
  test(`${role} finds the same pages by menu, palette and address [MENU-23, PAGE-10]`, {
    tag: role === often ? '@full' : '@prove',
  }, async ({ page }) => {
    test.setTimeout(120_000 * patience);
    await arrive(page, role);
    const own = Object.entries(pages)
      .filter(([, who]) => who === 'everyone' || who.includes(role))
      .map(([path]) => path)
      .toSorted();
    const menu = await menuOf(page);
    // Other areas may add pages; of these none may be missing or extra.
    expect(menu.filter((path) => path in pages)).toEqual(own);
    const alone = Object.entries(inPaletteAlone)
      .filter(([, who]) => who.includes(role))
      .map(([path]) => path);
    expect(await paletteCount(page)).toBe(menu.length + alone.length);
    for (const path of new Set([...Object.keys(pages), ...Object.keys(inPaletteAlone), ...menu])) {
      await page.goto(path);
      const end =
        menu.includes(path) || alone.includes(path) ? (leadsTo[path] ?? path) : '/forbidden';
      await expect(page).toHaveURL((url) => url.pathname === end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
