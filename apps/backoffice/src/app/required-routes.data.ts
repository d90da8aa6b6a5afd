/*
 * The app's pages, by hand: who may open each one, the feature it requires, and the environments it exists in. Imports
 * nothing from the sources that it checks.
 */

export interface RequiredRoute {
  readonly path: string;
  /** Its number in docs/requirements.md. */
  readonly requirement?: string;
  /** Roles that may open it; `everyone` is every signed-in user. */
  readonly for: 'everyone' | readonly string[];
  readonly feature?: string;
  readonly environments?: readonly string[];
}

const staff = ['admin', 'underwriter', 'bank'] as const;
const merchants = ['manager', 'employee'] as const;

export const requiredRoutes: readonly RequiredRoute[] = [
  { path: '/dashboard', for: [...staff, ...merchants, 'accounting'] },
  { path: '/invites', requirement: 'PAGE-22', for: ['admin', 'service-provider'] },
  { path: '/products', requirement: 'PAGE-23', for: ['admin', 'bank', 'service-provider'] },
  {
    path: '/products/:id/overview',
    requirement: 'PAGE-24',
    for: ['admin', 'bank', 'service-provider'],
  },
  {
    path: '/accounts/new',
    requirement: 'PAGE-25',
    for: ['admin', 'service-provider', 'applicant'],
  },
  {
    path: '/service-provider/account/:id/overview',
    requirement: 'PAGE-26',
    for: ['admin', 'service-provider'],
  },
  {
    path: '/merchant/account/:id/overview',
    requirement: 'PAGE-27',
    for: [...staff, ...merchants, 'applicant', 'merchant-admin'],
  },
  { path: '/accounts-center', requirement: 'PAGE-28', for: ['service-provider'] },
  {
    path: '/accounts-view',
    requirement: 'PAGE-29',
    for: [
      ...staff,
      ...merchants,
      'applicant',
      'merchant-admin',
      'subborrower',
      'applicant-borrower',
      'capital-partner',
    ],
  },
  {
    path: '/customers',
    requirement: 'PAGE-30',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'customers',
  },
  {
    path: '/disputes',
    requirement: 'PAGE-31',
    for: ['admin', 'service-provider', 'manager', 'accounting'],
  },
  { path: '/users/manage', requirement: 'PAGE-32', for: ['admin', 'bank', 'merchant-admin'] },
  {
    path: '/virtual-terminal',
    requirement: 'PAGE-33',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'virtualTerminal',
  },
  {
    path: '/invoices',
    requirement: 'PAGE-34',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/new',
    requirement: 'PAGE-35',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/:id',
    requirement: 'PAGE-36',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  { path: '/apple-pay', requirement: 'PAGE-37', for: ['admin', ...merchants, 'sales-clerk'] },
  { path: '/profile', requirement: 'PAGE-38', for: 'everyone' },
  { path: '/change-password', requirement: 'PAGE-39', for: 'everyone' },
  { path: '/inbox', requirement: 'PAGE-40', for: 'everyone' },
  {
    path: '/send/payment-link',
    requirement: 'PAGE-41',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'payLinks',
  },
  {
    path: '/payment-link-manager',
    requirement: 'PAGE-42',
    for: ['admin', 'manager'],
    feature: 'payLinks',
  },
  { path: '/pci-compliance', requirement: 'PAGE-43', for: ['admin'] },
  {
    path: '/installments',
    for: ['admin', ...merchants, 'sales-clerk'],
    environments: ['local', 'development'],
  },
  {
    path: '/installment-plan',
    for: ['admin', ...merchants, 'sales-clerk'],
    environments: ['local', 'development'],
  },
  { path: '/subscriptions', for: ['admin', 'service-provider'], feature: 'subscriptions' },
  {
    path: '/subscriptions/plans',
    requirement: 'PAGE-44',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/subscriptions/plans/new',
    requirement: 'PAGE-45',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/subscriptions/plans/:id',
    requirement: 'PAGE-46',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/reporting/transactions',
    requirement: 'PAGE-47',
    for: [...staff, 'service-provider', ...merchants, 'sales-clerk', 'accounting'],
  },
  {
    path: '/reporting/transactions/declines',
    requirement: 'PAGE-48',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  {
    path: '/reporting/hosted-sessions',
    requirement: 'PAGE-49',
    for: ['admin', 'bank', ...merchants, 'sales-clerk'],
  },
  {
    path: '/reporting/payouts',
    requirement: 'PAGE-50',
    for: ['admin', 'bank', 'service-provider', ...merchants, 'accounting'],
    feature: 'payouts',
  },
  { path: '/reporting/manual-payouts', requirement: 'PAGE-51', for: ['admin'], feature: 'payouts' },
  {
    path: '/reporting/settlement',
    requirement: 'PAGE-52',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  {
    path: '/reporting/fees',
    requirement: 'PAGE-53',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  { path: '/developer/api-logs', requirement: 'PAGE-54', for: ['admin', 'service-provider'] },
  { path: '/developer/api-keys', requirement: 'PAGE-55', for: ['admin', 'service-provider'] },
  { path: '/developer/webhooks', requirement: 'PAGE-56', for: ['admin', 'service-provider'] },
  { path: '/risk-management/transactions', requirement: 'PAGE-57', for: ['admin'] },
  { path: '/risk-management/rules', requirement: 'PAGE-58', for: ['admin'] },
  { path: '/risk-management/alerts', requirement: 'PAGE-59', for: ['admin'] },
  { path: '/risk-management/processing', requirement: 'PAGE-60', for: ['admin'] },
];
