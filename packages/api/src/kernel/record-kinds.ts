/**
 * What the platform keeps and calls show, by the name of its area. Records of one kind change together: what
 * shows one of them is loaded again when a call changed any.
 */
export const recordKinds = [
  /** Applications and accounts with their payout accounts and checks. */
  'accounts',
  /** What people did. Every call that changes a record leaves one. */
  'activities',
  'alerts',
  'apiKeys',
  'apiLogs',
  'capital',
  'comments',
  /** With the cards and bank accounts that they keep. */
  'customers',
  'disputes',
  'facilitators',
  /** Payment links and every other page that payers are sent to. */
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
