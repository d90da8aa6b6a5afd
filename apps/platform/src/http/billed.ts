import type { Queryable, Transaction } from '../kernel/database/connection.ts';
import type { transactions } from '../kernel/database/schema/index.ts';
import type { StoredResponse } from './idempotency/claim.ts';

type Row = typeof transactions.$inferSelect;

/** The subjects of payments, which advance with them: pages, subscriptions and plans. */
export interface Billed {
  /**
   * Advances the subject of a decided operation, in the transaction of its outcome.
   * @param before the payment before the outcome.
   */
  decided(transaction: Transaction, row: Row, before: Row, at: Date): Promise<void>;
  /** The same for a held payment that was approved manually. */
  released(transaction: Transaction, row: Row, at: Date): Promise<void>;
  /**
   * The response for what the operation started, such as a plan by its down payment; undefined when the payment itself
   * is the response.
   */
  responseOf(queryable: Queryable, row: Row): Promise<StoredResponse | undefined>;
}
