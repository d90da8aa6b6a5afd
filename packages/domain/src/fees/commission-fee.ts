import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';

/** What a fee is charged for. The documents name the list of commission fees and no field. */
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
  kind: z.enum(feeKinds),
  subMerchantId: z.string(),
  accountName: z.string(),
  spProductId: z.string(),
  amount: money,
  description: z.string(),
  /** The settlement whose processing it pays. */
  batchId: z.nullable(z.string()),
  /** The operation it was charged for. */
  transactionId: z.nullable(z.string()),
  createdAt: instant,
});
export type CommissionFee = z.output<typeof commissionFeeSchema>;
