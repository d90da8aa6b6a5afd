import type { CardBrand } from '@payfac/domain/enumerations';
import type { SeedMerchant } from './merchants.ts';

/** What one merchant's business day adds up to, in cents. */
export interface DayTotals {
  readonly merchant: SeedMerchant;
  readonly day: string;
  readonly batchId: string;
  /** When the day's batch is cut and settled; later than now for today's. */
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
