/**
 * Kinds of records that the platform stores and calls show, by area. Records of one kind change together: a view of any
 * of them is reloaded when a call changes one.
 */
export const recordKinds = [
  /** Applications and accounts, with their payout accounts and checks. */
  'accounts',
  /** User activities. Every call that changes a record adds one. */
  'activities',
  'alerts',
  'apiKeys',
  'apiLogs',
  'capital',
  'comments',
  /** With their saved cards and bank accounts. */
  'customers',
  'disputes',
  'facilitators',
  /** Payment links and all other hosted payment pages. */
  'hostedSessions',
  'installments',
  'invites',
  'invoices',
  /** Balances, fees and reserves. */
  'ledger',
  'notifications',
  'paymentLinkTemplates',
  'payouts',
  'plans',
  'processorSessions',
  'products',
  'reconciliation',
  'riskRules',
  'subscriptions',
  /** With their definitions. */
  'tags',
  'tokenSessions',
  /** With their timelines and statistics. */
  'transactions',
  'users',
  'webhooks',
] as const;

export type RecordKind = (typeof recordKinds)[number];
