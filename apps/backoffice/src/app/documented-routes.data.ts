/*
 * The routes of document 1, section 2, by hand: who may open each (section 6 and the decisions about
 * it), the feature flag it needs, and the environments it exists in. It imports nothing from the sources
 * that it checks.
 */

export interface DocumentedRoute {
  readonly path: string;
  /** Roles that may open it; `everyone` is every signed-in person. */
  readonly for: 'everyone' | readonly string[];
  readonly feature?: string;
  readonly environments?: readonly string[];
}

const staff = ['admin', 'underwriter', 'bank'] as const;
const merchants = ['manager', 'employee'] as const;

export const documentedRoutes: readonly DocumentedRoute[] = [
  { path: '/dashboard', for: [...staff, ...merchants, 'accounting'] },
  { path: '/invites', for: ['admin', 'service-provider'] },
  { path: '/products', for: ['admin', 'bank', 'service-provider'] },
  { path: '/products/:id/overview', for: ['admin', 'bank', 'service-provider'] },
  { path: '/accounts/new', for: ['admin', 'service-provider', 'applicant'] },
  { path: '/service-provider/account/:id/overview', for: ['admin', 'service-provider'] },
  {
    path: '/merchant/account/:id/overview',
    for: [...staff, ...merchants, 'applicant', 'merchant-admin'],
  },
  { path: '/accounts-center', for: ['service-provider'] },
  {
    path: '/accounts-view',
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
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'customers',
  },
  { path: '/disputes', for: ['admin', 'service-provider', 'manager', 'accounting'] },
  { path: '/users/manage', for: ['admin', 'merchant-admin'] },
  {
    path: '/virtual-terminal',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'virtualTerminal',
  },
  {
    path: '/invoices',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/new',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/:id',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  { path: '/apple-pay', for: ['admin', ...merchants, 'sales-clerk'] },
  { path: '/profile', for: 'everyone' },
  { path: '/change-password', for: 'everyone' },
  { path: '/inbox', for: 'everyone' },
  {
    path: '/send/payment-link',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'payLinks',
  },
  { path: '/payment-link-manager', for: ['admin', 'manager'], feature: 'payLinks' },
  { path: '/pci-compliance', for: ['admin'] },
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
  { path: '/subscriptions/plans', for: ['admin', 'service-provider'], feature: 'subscriptions' },
  {
    path: '/subscriptions/plans/new',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/subscriptions/plans/:id',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/reporting/transactions',
    for: ['admin', 'bank', 'service-provider', ...merchants, 'sales-clerk', 'accounting'],
  },
  {
    path: '/reporting/transactions/declines',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  {
    path: '/reporting/hosted-sessions',
    for: ['admin', 'bank', ...merchants, 'sales-clerk'],
  },
  {
    path: '/reporting/payouts',
    for: ['admin', 'bank', 'service-provider', ...merchants, 'accounting'],
    feature: 'payouts',
  },
  { path: '/reporting/manual-payouts', for: ['admin'], feature: 'payouts' },
  { path: '/reporting/settlement', for: ['admin', 'bank', ...merchants, 'accounting'] },
  { path: '/reporting/fees', for: ['admin', 'bank', ...merchants, 'accounting'] },
  { path: '/developer/api-logs', for: ['admin', 'service-provider'] },
  { path: '/developer/api-keys', for: ['admin', 'service-provider'] },
  { path: '/developer/webhooks', for: ['admin', 'service-provider'] },
  { path: '/risk-management/transactions', for: ['admin'] },
  { path: '/risk-management/rules', for: ['admin'] },
  { path: '/risk-management/alerts', for: ['admin'] },
  { path: '/risk-management/processing', for: ['admin'] },
];
