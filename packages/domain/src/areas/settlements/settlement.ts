import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { addCents, type Cents, money, subtractCents } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';

/** A settlement: one account's captured payments, refunds and chargebacks of one business day. */
export const settlementSchema = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** In the facilitator's zone. */
  businessDate: day,
  /** How many sales. */
  saleCount: z.int(),
  /** How many refunds. */
  refundCount: z.int(),
  /** How many payments were charged back. */
  chargebackCount: z.int(),
  /** The sum before deductions, in dollars. */
  grossAmount: money,
  /** The sum of refunds, in dollars. */
  refundAmount: money,
  /** The sum of chargebacks, in dollars. */
  chargebackAmount: money,
  /** The sum of fees, in dollars. */
  feeAmount: money,
  /** What goes into reserve, in dollars. */
  reserveAmount: money,
  /** What is left after refunds, disputes or fees, in dollars. */
  netAmount: money,
  /** The payout that paid it; null while none has. */
  payoutId: z.nullable(z.string()),
  /** When it was made. */
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
