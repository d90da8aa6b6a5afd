import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { addCents, type Cents, money, subtractCents } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';

/** A settlement: one account's captured payments, refunds and chargebacks of one business day. */
export const settlementSchema = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** Business day in the facilitator's zone. */
  businessDate: day,
  /** Number of sales. */
  saleCount: z.int(),
  /** Number of refunds. */
  refundCount: z.int(),
  /** Number of chargebacks. */
  chargebackCount: z.int(),
  /** Gross amount, in dollars, before deductions. */
  grossAmount: money,
  /** Sum of refunds, in dollars. */
  refundAmount: money,
  /** Sum of chargebacks, in dollars. */
  chargebackAmount: money,
  /** Sum of fees, in dollars. */
  feeAmount: money,
  /** Amount withheld as reserve, in dollars. */
  reserveAmount: money,
  /** Net amount, in dollars, after refunds, disputes and fees. */
  netAmount: money,
  /** Id of the payout that paid it; null until then. */
  payoutId: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type Settlement = z.output<typeof settlementSchema>;

type SettledAmounts = Pick<
  Settlement,
  'grossAmount' | 'refundAmount' | 'chargebackAmount' | 'feeAmount' | 'reserveAmount'
>;

/** The merchant's net amount of a settlement; can be negative. */
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
