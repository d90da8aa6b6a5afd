import * as z from 'zod/mini';
import { addCents, type Cents, money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** Kinds of posting. A posting's entries sum to zero and never change. */
export const postingKinds = [
  'sale',
  'capture',
  'refund',
  'void',
  'fee',
  'reserve',
  'release',
  'chargeback',
  'chargeback-won',
  'payout',
  'payout-reversal',
  'reversal',
] as const;
export type PostingKind = (typeof postingKinds)[number];

export const postingKindLabels: Readonly<Record<PostingKind, string>> = {
  sale: 'Sale',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
  fee: 'Fee',
  reserve: 'Reserve',
  release: 'Release',
  chargeback: 'Chargeback',
  'chargeback-won': 'Chargeback won',
  payout: 'Payout',
  'payout-reversal': 'Payout returned',
  reversal: 'Reversal',
};

/** One side of a posting. Positive amounts credit the account. */
export const ledgerEntrySchema = z.object({
  /** Id of the ledger entry, from `ledger.entries`. */
  entryId: z.string(),
  /** Id of the posting, whose entries sum to zero. */
  postingId: z.string(),
  /** Kind of posting. */
  kind: z.enum(postingKinds),
  /** The ledger account, such as `reserve:visa:sm_0012`. */
  account: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Description. */
  description: z.string(),
  /** Id of the merchant account; null for the facilitator's own entries. */
  subMerchantId: z.nullable(z.string()),
  /** Source of the posting: a payment operation, a payout or a settlement. */
  transactionId: z.nullable(z.string()),
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: z.nullable(z.string()),
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

/** The balance after each entry, oldest first, starting from the balance before them. */
export function runningBalances(initial: Cents, amounts: readonly Cents[]): Cents[] {
  let balance = initial;
  return amounts.map((amount) => {
    balance = addCents(balance, amount);
    return balance;
  });
}
