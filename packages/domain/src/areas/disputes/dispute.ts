import * as z from 'zod/mini';
import { cardBrands } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { disputeStatuses } from './machine.ts';

/** Why a cardholder disputes a payment. */
export const disputeReasons = ['fraudulent', 'not_received'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = {
  fraudulent: 'Fraudulent',
  not_received: 'Product not received',
};

/** A dispute. */
export const disputeSchema = z.object({
  /** Id of the dispute, `dsp_…`, from `disputes.list`. */
  disputeId: z.string(),
  /** Id of the disputed payment. */
  transactionId: z.string(),
  /** Id of the chargeback's transaction; null for an inquiry, which moves no money. */
  chargebackTransactionId: z.nullable(z.string()),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Current status. */
  status: z.enum(disputeStatuses),
  /** Dispute reason. */
  reason: z.enum(disputeReasons),
  /** Card network's reason code, such as `10.4`. */
  reasonCode: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Card brand, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** Response deadline. */
  respondBy: instant,
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
  /** When it was closed; null while open. */
  closedAt: z.nullable(instant),
});
export type Dispute = z.output<typeof disputeSchema>;
