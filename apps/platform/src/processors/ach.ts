import type { Cents } from '@payfac/domain/money';

/** One line of an ACH file: a debit for a sale, a credit for a refund. */
export interface AchEntry {
  /** The caller's own name for it; an entry that was submitted before is left as it is. */
  readonly reference: string;
  /** Reference of the sale; its own for a sale. */
  readonly paymentReference: string;
  readonly merchantId: string;
  readonly kind: 'sale' | 'refund';
  readonly amount: Cents;
  /** The day of the file, `YYYY-MM-DD`. */
  readonly sentOn: string;
  /** What the tokenizer kept of a test account. */
  readonly behavior: string | null;
}

/** A bank-debit processor: it takes files and tells of returns later. Never call it inside a transaction. */
export interface AchProcessor {
  submit(entries: readonly AchEntry[]): Promise<void>;
}
