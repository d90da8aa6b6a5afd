import type { CardBrand } from '@payfac/domain/enumerations';
import { addCents, type Cents, cents } from '@payfac/domain/money';
import { reserveShare } from '../../areas/settlement/reserve-share.ts';
import type { SeedMerchant } from './merchants.ts';

/** The totals of one merchant's business day, in cents. */
export interface DayTotals {
  readonly merchant: SeedMerchant;
  readonly day: string;
  readonly batchId: string;
  /** When the day's batch is cut and settled; in the future for today's. */
  readonly settledAt: number;
  sales: number;
  refunds: number;
  chargebacks: number;
  gross: number;
  refunded: number;
  chargedBack: number;
  fees: number;
  disputeFees: number;
  readonly grossByBrand: Map<CardBrand | 'echeck', number>;
}

/** Adds a payment to the amounts that reserves are withheld from. @returns its share of its type's reserve. */
export function withhold(day: DayTotals, type: CardBrand | 'echeck', amount: Cents): Cents {
  const before = cents(day.grossByBrand.get(type) ?? 0);
  day.grossByBrand.set(type, addCents(before, amount));
  return reserveShare(before, amount, day.merchant.reserve);
}
