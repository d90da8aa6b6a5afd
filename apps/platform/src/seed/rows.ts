import {
  accountChecks,
  alerts,
  apiKeys,
  apiLogs,
  applications,
  bankAccountTokens,
  batches,
  cardTokens,
  comments,
  customers,
  disputes,
  facilitators,
  hostedSessions,
  installmentPayments,
  installments,
  invites,
  invoices,
  ledgerEntries,
  loans,
  notificationEvents,
  paymentLinkTemplates,
  payoutBankAccounts,
  payouts,
  plans,
  processorSessions,
  referrals,
  riskEvaluations,
  riskRules,
  simulatorOperations,
  spProducts,
  subMerchants,
  subscriptions,
  tagDefinitions,
  tags,
  tokenSessions,
  transactions,
  transactionTimeline,
  userActivities,
  users,
  webhookDeliveries,
} from '../database/schema/index.ts';

/** Every table the seed fills, in the order of their references. */
export const seedTables = {
  facilitators,
  spProducts,
  applications,
  subMerchants,
  tagDefinitions,
  tags,
  payoutBankAccounts,
  accountChecks,
  invites,
  apiKeys,
  loans,
  referrals,
  users,
  customers,
  bankAccountTokens,
  cardTokens,
  tokenSessions,
  hostedSessions,
  paymentLinkTemplates,
  invoices,
  plans,
  subscriptions,
  installments,
  installmentPayments,
  comments,
  transactions,
  transactionTimeline,
  ledgerEntries,
  notificationEvents,
  riskRules,
  riskEvaluations,
  alerts,
  apiLogs,
  processorSessions,
  webhookDeliveries,
  batches,
  payouts,
  disputes,
  userActivities,
  simulatorOperations,
};

type Tables = typeof seedTables;

/** Everything the seed puts into the database, table by table. */
export type SeedRows = { readonly [T in keyof Tables]: Tables[T]['$inferInsert'][] };

export const noRows = (): SeedRows => {
  const rows: object = Object.fromEntries(Object.keys(seedTables).map((name) => [name, []]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- empty arrays by the tables' own names; Object.fromEntries cannot carry them
  return rows as SeedRows;
};

export type TransactionRow = SeedRows['transactions'][number];
