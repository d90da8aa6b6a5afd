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
  /** The payment that is disputed. */
  transactionId: z.string(),
  /** The chargeback's own row; null for an inquiry, which moves no money. */
  chargebackTransactionId: z.nullable(z.string()),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** The state it is in. */
  status: z.enum(disputeStatuses),
  /** Why, in the words of the person who does it. */
  reason: z.enum(disputeReasons),
  /** The card network's code, such as `10.4`. */
  reasonCode: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Network of the card, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** The last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** The response deadline. */
  respondBy: instant,
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
  /** When it was closed. */
  closedAt: z.nullable(instant),
});
export type Dispute = z.output<typeof disputeSchema>;
