import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** What a fee is charged for. */
export const feeKinds = ['processing', 'dispute', 'return'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeKindLabels: Readonly<Record<FeeKind, string>> = {
  processing: 'Processing',
  dispute: 'Dispute',
  return: 'Returned eCheck',
};

/** A fee taken from a merchant: of a settlement its processing, else of one operation. */
export const commissionFeeSchema = z.object({
  /** The id of its posting in the ledger. */
  feeId: z.string(),
  /** Kind of fee. */
  kind: z.enum(feeKinds),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** What it is for, in words. */
  description: z.string(),
  /** The settlement whose processing it pays. */
  batchId: z.nullable(z.string()),
  /** The operation it was charged for. */
  transactionId: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
});
export type CommissionFee = z.output<typeof commissionFeeSchema>;
