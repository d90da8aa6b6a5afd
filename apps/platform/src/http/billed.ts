import type { Queryable, Transaction } from '../kernel/database/connection.ts';
import type { transactions } from '../kernel/database/schema/index.ts';
import type { StoredResponse } from './idempotency/claim.ts';

type Row = typeof transactions.$inferSelect;

/** What payments are made for: pages, subscriptions and plans, which move on with their payment. */
export interface Billed {
  /**
   * What a decided operation means for what it was made for, in the database transaction of its outcome.
   * @param before the payment as it was until then.
   */
  decided(transaction: Transaction, row: Row, before: Row, at: Date): Promise<void>;
  /** The same of a payment that was held, and is approved by hand now. */
  released(transaction: Transaction, row: Row, at: Date): Promise<void>;
  /** The response of what an operation begins, such as a plan by its down payment; undefined when it is the payment's. */
  responseOf(queryable: Queryable, row: Row): Promise<StoredResponse | undefined>;
}
