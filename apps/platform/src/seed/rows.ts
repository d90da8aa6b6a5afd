import type {
  applications,
  batches,
  cardTokens,
  customers,
  disputes,
  facilitators,
  ledgerEntries,
  payoutBankAccounts,
  payouts,
  simulatorOperations,
  spProducts,
  subMerchants,
  transactions,
  transactionTimeline,
  userActivities,
  users,
} from '../database/schema/index.ts';

/** Everything the seed puts into the database, table by table. */
export interface SeedRows {
  readonly facilitators: (typeof facilitators.$inferInsert)[];
  readonly spProducts: (typeof spProducts.$inferInsert)[];
  readonly applications: (typeof applications.$inferInsert)[];
  readonly subMerchants: (typeof subMerchants.$inferInsert)[];
  readonly payoutBankAccounts: (typeof payoutBankAccounts.$inferInsert)[];
  readonly users: (typeof users.$inferInsert)[];
  readonly customers: (typeof customers.$inferInsert)[];
  readonly cardTokens: (typeof cardTokens.$inferInsert)[];
  readonly transactions: (typeof transactions.$inferInsert)[];
  readonly transactionTimeline: (typeof transactionTimeline.$inferInsert)[];
  readonly ledgerEntries: (typeof ledgerEntries.$inferInsert)[];
  readonly batches: (typeof batches.$inferInsert)[];
  readonly payouts: (typeof payouts.$inferInsert)[];
  readonly disputes: (typeof disputes.$inferInsert)[];
  readonly userActivities: (typeof userActivities.$inferInsert)[];
  readonly simulatorOperations: (typeof simulatorOperations.$inferInsert)[];
}

export const noRows = (): SeedRows => ({
  facilitators: [],
  spProducts: [],
  applications: [],
  subMerchants: [],
  payoutBankAccounts: [],
  users: [],
  customers: [],
  cardTokens: [],
  transactions: [],
  transactionTimeline: [],
  ledgerEntries: [],
  batches: [],
  payouts: [],
  disputes: [],
  userActivities: [],
  simulatorOperations: [],
});

export type TransactionRow = SeedRows['transactions'][number];
