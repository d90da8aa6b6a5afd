import { arrive, type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Each role's landing page and menu, written by hand (LAND-01..09, ROLE-17..26). */
const landings: readonly (readonly [Role, string, readonly string[]])[] = [
  [
    'admin',
    '/dashboard',
    [
      'Dashboard',
      'Accounts',
      'Products',
      'Invites',
      'Disputes',
      'Customers',
      'Virtual Terminal',
      'Installments',
      'Invoices',
      'Subscriptions',
      'Transactions',
      'Hosted Sessions',
      'Send Payment Link',
      'Declined',
      'Fees',
      'Payouts',
      'Manual Payouts',
      'Settlement',
      'Flagged Payments',
      'Risk Rules',
      'Alerts',
      'Processing Monitor',
      'Manage',
      'PCI Compliance',
    ],
  ],
  ['underwriter', '/dashboard', ['Dashboard', 'Accounts', 'Transactions']],
  [
    'bank',
    '/accounts-view',
    [
      'Dashboard',
      'Accounts',
      'Products',
      'Transactions',
      'Hosted Sessions',
      'Declined',
      'Fees',
      'Payouts',
      'Settlement',
      'Manage',
    ],
  ],
  [
    'service-provider',
    '/accounts-center',
    [
      'Accounts',
      'Products',
      'Invites',
      'Disputes',
      'Customers',
      'Invoices',
      'Subscriptions',
      'Transactions',
      'Payouts',
    ],
  ],
  [
    'manager',
    '/dashboard',
    [
      'Dashboard',
      'Accounts',
      'Disputes',
      'Customers',
      'Virtual Terminal',
      'Installments',
      'Invoices',
      'Transactions',
      'Hosted Sessions',
      'Send Payment Link',
      'Declined',
      'Fees',
      'Payouts',
      'Settlement',
    ],
  ],
  ['applicant', '/accounts-view', ['Accounts']],
  ['merchant-admin', '/users/manage', ['Accounts', 'Manage']],
  [
    'employee',
    '/dashboard',
    [
      'Dashboard',
      'Accounts',
      'Customers',
      'Virtual Terminal',
      'Installments',
      'Invoices',
      'Transactions',
      'Hosted Sessions',
      'Send Payment Link',
      'Declined',
      'Fees',
      'Payouts',
      'Settlement',
    ],
  ],
  [
    'sales-clerk',
    '/reporting/transactions',
    [
      'Customers',
      'Virtual Terminal',
      'Installments',
      'Invoices',
      'Transactions',
      'Hosted Sessions',
      'Send Payment Link',
    ],
  ],
  [
    'accounting',
    '/dashboard',
    ['Dashboard', 'Disputes', 'Transactions', 'Declined', 'Fees', 'Payouts', 'Settlement'],
  ],
];

/** Roles tested often; the full gate tests the rest. */
const often: ReadonlySet<Role> = new Set(['admin', 'sales-clerk']);

/** Roles with the developer pages, behind one entry at the bottom of the menu. */
const developers: ReadonlySet<Role> = new Set(['admin', 'service-provider']);

/** The bottom of every menu. */
const footerOf = (role: Role): readonly string[] => [
  'Inbox',
  ...(developers.has(role) ? ['Developer'] : []),
  'Profile',
  'Change Password',
];

for (const [role, path, menu] of landings) {
  const tag = often.has(role) ? [] : ['@full'];
  test(`${role} lands on ${path} and sees only its menu [LAND-01..09]`, { tag }, async ({
    page,
  }) => {
    await arrive(page, role);
    await expect(page).toHaveURL((url) => url.pathname === path);
    const links = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('list')
      .getByRole('link');
    // An entry's accessible name ends with its unread state.
    const shown = async () =>
      (await links.allInnerTexts()).map((text) => text.trim().split('\n')[0]);
    await expect.poll(shown).toEqual([...menu, ...footerOf(role)]);
    await expect(page.getByRole('main')).not.toContainText('don’t have access');
  });
}

test('a sales clerk has no dashboard [PAGE-10]', async ({ page }) => {
  await signIn(page, 'sales-clerk');
  await page.goto('/dashboard');
  await expect(page).toHaveURL((url) => url.pathname === '/forbidden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have access to this page',
  );
});

test('an address that leads nowhere is not found [PAGE-11]', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/invoice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

const lists = [
  ['service-provider', 'Accounts', /[A-Z]{2}/],
  ['bank', 'Accounts', /[A-Z]{2}/],
  ['merchant-admin', 'Users', /@harbor/],
] as const;

for (const [role, name, text] of lists) {
  test(`the list of ${name} holds real rows for the ${role}`, { tag: '@full' }, async ({
    page,
  }) => {
    await arrive(page, role);
    await expect(page.getByRole('table', { name }).getByRole('row').nth(1)).toContainText(text);
  });
}
