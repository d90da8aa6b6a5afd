import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** Kinds of fee. */
export const feeKinds = ['processing', 'dispute', 'return'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeKindLabels: Readonly<Record<FeeKind, string>> = {
  processing: 'Processing',
  dispute: 'Dispute',
  return: 'Returned eCheck',
};

/** A fee charged to a merchant: processing for a settlement, otherwise for one operation. */
export const commissionFeeSchema = z.object({
  /** Id of the fee's ledger posting. */
  feeId: z.string(),
  /** Kind of fee. */
  kind: z.enum(feeKinds),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Description. */
  description: z.string(),
  /** Id of the settlement batch whose processing it pays for. */
  batchId: z.nullable(z.string()),
  /** Id of the operation it was charged for. */
  transactionId: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type CommissionFee = z.output<typeof commissionFeeSchema>;
