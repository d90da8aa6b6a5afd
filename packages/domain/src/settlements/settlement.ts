import * as z from 'zod/mini';
import { paymentProviders } from '../enumerations/index.ts';
import { addCents, type Cents, money, subtractCents } from '../money/index.ts';
import { day, instant } from '../time/index.ts';

/**
 * A settlement: one account's captured payments, refunds and chargebacks of one business day. The
 * documents name the list and no field.
 */
export const settlementSchema = z.object({
  batchId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  spProductId: z.string(),
  provider: z.enum(paymentProviders),
  /** In the facilitator's zone. */
  businessDate: day,
  saleCount: z.int(),
  refundCount: z.int(),
  chargebackCount: z.int(),
  grossAmount: money,
  refundAmount: money,
  chargebackAmount: money,
  feeAmount: money,
  reserveAmount: money,
  netAmount: money,
  /** The payout that paid it; null while none has. */
  payoutId: z.nullable(z.string()),
  createdAt: instant,
});
export type Settlement = z.output<typeof settlementSchema>;

type SettledAmounts = Pick<
  Settlement,
  'grossAmount' | 'refundAmount' | 'chargebackAmount' | 'feeAmount' | 'reserveAmount'
>;

/** What is left of a settlement for the merchant; less than nothing on a bad day. */
export const settlementNet = (amounts: SettledAmounts): Cents =>
  subtractCents(
    amounts.grossAmount,
    addCents(
      amounts.refundAmount,
      amounts.chargebackAmount,
      amounts.feeAmount,
      amounts.reserveAmount,
    ),
  );
