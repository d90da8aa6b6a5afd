import * as z from 'zod/mini';
import { cardBrands } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';
import { disputeStatuses } from './machine.ts';

/** Why a cardholder disputes a payment. */
export const disputeReasons = ['fraudulent', 'not_received'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = {
  fraudulent: 'Fraudulent',
  not_received: 'Product not received',
};

/** A dispute. The documents name the list and no field. */
export const disputeSchema = z.object({
  disputeId: z.string(),
  /** The payment that is disputed. */
  transactionId: z.string(),
  /** The chargeback's own row; null for an inquiry, which moves no money. */
  chargebackTransactionId: z.nullable(z.string()),
  subMerchantId: z.string(),
  accountName: z.string(),
  spProductId: z.string(),
  status: z.enum(disputeStatuses),
  reason: z.enum(disputeReasons),
  /** The card network's code, such as `10.4`. */
  reasonCode: z.string(),
  amount: money,
  cardBrand: z.nullable(z.enum(cardBrands)),
  truncatedCardNumber: z.nullable(z.string()),
  /** The response deadline. */
  respondBy: instant,
  createdAt: instant,
  updatedAt: instant,
  closedAt: z.nullable(instant),
});
export type Dispute = z.output<typeof disputeSchema>;
