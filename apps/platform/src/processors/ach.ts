import type { Cents } from '@payfac/domain/money';

/** One line of an ACH file: a debit for a sale, a credit for a refund. */
export interface AchEntry {
  /** The caller's unique reference; submitting an entry again changes nothing. */
  readonly reference: string;
  /** Reference of the sale; for a sale, its own. */
  readonly paymentReference: string;
  readonly merchantId: string;
  readonly kind: 'sale' | 'refund';
  readonly amount: Cents;
  /** The day of the file, `YYYY-MM-DD`. */
  readonly sentOn: string;
  /** The test account's behavior that the tokenizer stored. */
  readonly behavior: string | null;
}

/** A bank-debit processor: it takes files and reports returns later. Never call it inside a transaction. */
export interface AchProcessor {
  submit(entries: readonly AchEntry[]): Promise<void>;
}
