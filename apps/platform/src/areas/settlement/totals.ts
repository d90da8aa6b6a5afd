import type { FeeSchedule } from '@payfac/domain/accounts';
import type { CardBrand } from '@payfac/domain/enumerations';
import {
  addCents,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
  zeroCents,
} from '@payfac/domain/money';
import { approvedAmountOf } from '@payfac/domain/transactions';
import type { transactions } from '../../kernel/database/schema/index.ts';
import { reserveShare } from './reserve-share.ts';

type Row = typeof transactions.$inferSelect;

/** One payment's share of a settlement's fees and reserve; the shares sum to the totals. */
interface PaymentShare {
  readonly transactionId: string;
  readonly feeAmount: Cents;
  readonly reserveAmount: Cents;
}

/**
 * The totals of a batch. Returns of settled eChecks count as chargebacks, and won disputes reduce them; a return before
 * settlement costs a fee but takes no money.
 */
export interface BatchTotals {
  readonly saleCount: number;
  readonly refundCount: number;
  readonly chargebackCount: number;
  readonly grossAmount: Cents;
  readonly refundAmount: Cents;
  readonly chargebackAmount: Cents;
  readonly feeAmount: Cents;
  readonly reserveAmount: Cents;
  readonly netAmount: Cents;
  /** Only processing fees: fees of disputes and returns were posted when those came. */
  readonly processingFees: Cents;
  readonly reserves: readonly { readonly type: CardBrand | 'echeck'; readonly amount: Cents }[];
  /** By the operation that captured the money. */
  readonly shares: readonly PaymentShare[];
}

const moved = (row: Row): Cents => approvedAmountOf(row);

const total = (amounts: readonly Cents[]): Cents => addCents(...amounts, zeroCents);

/** The merchant's fee for one payment. */
const feeOf = (row: Row, { percentage, fixed }: FeeSchedule): Cents =>
  addCents(percentageOf(moved(row), percentage), cents(fixed));

/**
 * Totals one account's business day: sales and captures, less refunds, chargebacks, fees and reserve.
 * @param posted fees of disputes and returns already posted for these rows.
 */
export function totalsOf(rows: readonly Row[], schedule: FeeSchedule, posted: Cents): BatchTotals {
  const sales = rows.filter(({ operation }) =>
    ['sale', 'capture', 'reconciled'].includes(operation),
  );
  const refunds = rows.filter(({ operation }) => operation === 'refund');
  const chargebacks = rows.filter(({ operation }) => operation === 'chargeback');
  const reversals = rows.filter(({ operation }) => operation === 'reversal');
  const returns = reversals.filter(({ paymentType }) => paymentType === 'eCheck');
  const won = reversals.filter(({ paymentType }) => paymentType !== 'eCheck');
  const byType = new Map<CardBrand | 'echeck', Cents>();
  const shares = sales.map((row): PaymentShare => {
    const { transactionId } = row;
    const feeAmount = feeOf(row, schedule);
    const type = row.paymentType === 'eCheck' ? 'echeck' : row.cardBrand;
    if (type === null) return { transactionId, feeAmount, reserveAmount: zeroCents };
    const before = byType.get(type) ?? zeroCents;
    byType.set(type, addCents(before, moved(row)));
    const reserveAmount = reserveShare(before, moved(row), schedule.reserve);
    return { transactionId, feeAmount, reserveAmount };
  });
  const reserves = [...byType]
    .map(([type, gross]) => ({ type, amount: percentageOf(gross, schedule.reserve) }))
    .filter(({ amount }) => amount > 0);
  const grossAmount = total(sales.map(moved));
  const refundAmount = total(refunds.map(moved));
  const chargebackAmount = subtractCents(
    total([...chargebacks, ...returns].map(moved)),
    total(won.map(moved)),
  );
  const processingFees = total(shares.map((share) => share.feeAmount));
  const feeAmount = addCents(processingFees, posted);
  const reserveAmount = total(reserves.map(({ amount }) => amount));
  const taken = addCents(refundAmount, chargebackAmount, feeAmount, reserveAmount);
  return {
    saleCount: sales.length,
    refundCount: refunds.length,
    chargebackCount: chargebacks.length + returns.filter((row) => moved(row) > 0).length,
    grossAmount,
    refundAmount,
    chargebackAmount,
    feeAmount,
    reserveAmount,
    netAmount: subtractCents(grossAmount, taken),
    processingFees,
    reserves,
    shares,
  };
}
