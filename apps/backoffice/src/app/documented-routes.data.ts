/*
 * The routes of document 1, section 2, by hand: who may open each (section 6 and the decisions about
 * it), the feature flag it needs, and the environments it exists in. It imports nothing from the sources
 * that it checks.
 */

export interface DocumentedRoute {
  readonly path: string;
  /** The rule that has it, in the listing of rules. */
  readonly rule?: string;
  /** Roles that may open it; `everyone` is every signed-in person. */
  readonly for: 'everyone' | readonly string[];
  readonly feature?: string;
  readonly environments?: readonly string[];
}

const staff = ['admin', 'underwriter', 'bank'] as const;
const merchants = ['manager', 'employee'] as const;

export const documentedRoutes: readonly DocumentedRoute[] = [
  { path: '/dashboard', for: [...staff, ...merchants, 'accounting'] },
  { path: '/invites', rule: 'R059', for: ['admin', 'service-provider'] },
  { path: '/products', rule: 'R060', for: ['admin', 'bank', 'service-provider'] },
  { path: '/products/:id/overview', rule: 'R061', for: ['admin', 'bank', 'service-provider'] },
  { path: '/accounts/new', rule: 'R062', for: ['admin', 'service-provider', 'applicant'] },
  {
    path: '/service-provider/account/:id/overview',
    rule: 'R063',
    for: ['admin', 'service-provider'],
  },
  {
    path: '/merchant/account/:id/overview',
    rule: 'R064',
    for: [...staff, ...merchants, 'applicant', 'merchant-admin'],
  },
  { path: '/accounts-center', rule: 'R065', for: ['service-provider'] },
  {
    path: '/accounts-view',
    rule: 'R066',
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
    rule: 'R067',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'customers',
  },
  { path: '/disputes', rule: 'R068', for: ['admin', 'service-provider', 'manager', 'accounting'] },
  { path: '/users/manage', rule: 'R069', for: ['admin', 'bank', 'merchant-admin'] },
  {
    path: '/virtual-terminal',
    rule: 'R070',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'virtualTerminal',
  },
  {
    path: '/invoices',
    rule: 'R071',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/new',
    rule: 'R072',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  {
    path: '/invoices/:id',
    rule: 'R073',
    for: ['admin', 'service-provider', ...merchants, 'sales-clerk'],
    feature: 'invoices',
  },
  { path: '/apple-pay', rule: 'R074', for: ['admin', ...merchants, 'sales-clerk'] },
  { path: '/profile', rule: 'R075', for: 'everyone' },
  { path: '/change-password', rule: 'R076', for: 'everyone' },
  { path: '/inbox', rule: 'R077', for: 'everyone' },
  {
    path: '/send/payment-link',
    rule: 'R078',
    for: ['admin', ...merchants, 'sales-clerk'],
    feature: 'payLinks',
  },
  { path: '/payment-link-manager', rule: 'R079', for: ['admin', 'manager'], feature: 'payLinks' },
  { path: '/pci-compliance', rule: 'R080', for: ['admin'] },
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
    rule: 'R081',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/subscriptions/plans/new',
    rule: 'R082',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/subscriptions/plans/:id',
    rule: 'R083',
    for: ['admin', 'service-provider'],
    feature: 'subscriptions',
  },
  {
    path: '/reporting/transactions',
    rule: 'R084',
    for: [...staff, 'service-provider', ...merchants, 'sales-clerk', 'accounting'],
  },
  {
    path: '/reporting/transactions/declines',
    rule: 'R085',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  {
    path: '/reporting/hosted-sessions',
    rule: 'R086',
    for: ['admin', 'bank', ...merchants, 'sales-clerk'],
  },
  {
    path: '/reporting/payouts',
    rule: 'R087',
    for: ['admin', 'bank', 'service-provider', ...merchants, 'accounting'],
    feature: 'payouts',
  },
  { path: '/reporting/manual-payouts', rule: 'R088', for: ['admin'], feature: 'payouts' },
  {
    path: '/reporting/settlement',
    rule: 'R089',
    for: ['admin', 'bank', ...merchants, 'accounting'],
  },
  { path: '/reporting/fees', rule: 'R090', for: ['admin', 'bank', ...merchants, 'accounting'] },
  { path: '/developer/api-logs', rule: 'R091', for: ['admin', 'service-provider'] },
  { path: '/developer/api-keys', rule: 'R092', for: ['admin', 'service-provider'] },
  { path: '/developer/webhooks', rule: 'R093', for: ['admin', 'service-provider'] },
  { path: '/risk-management/transactions', rule: 'R094', for: ['admin'] },
  { path: '/risk-management/rules', rule: 'R095', for: ['admin'] },
  { path: '/risk-management/alerts', rule: 'R096', for: ['admin'] },
  { path: '/risk-management/processing', rule: 'R097', for: ['admin'] },
];
