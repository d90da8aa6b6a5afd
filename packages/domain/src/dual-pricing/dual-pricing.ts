import type { CardKind, PaymentType } from '../enumerations/index.ts';
import { type Cents, percentageOf, subtractCents } from '../money/index.ts';
import type { DualPricing } from './schema.ts';

/** Both prices of one amount. Both are shown before a payer confirms, the saving on the receipt. */
export interface DualPrices {
  readonly standard: Cents;
  readonly reduced: Cents;
  readonly saving: Cents;
}

/** The saving is rounded half away from zero to the cent; without dual pricing it is nothing. */
export function dualPrices(amount: Cents, { enabled, diffPercentage }: DualPricing): DualPrices {
  const saving = percentageOf(amount, enabled ? diffPercentage : '0');
  return { standard: amount, reduced: subtractCents(amount, saving), saving };
}

/** How someone pays: what a BIN look-up says of a card, or an eCheck. */
export interface MeansOfPayment {
  readonly paymentType: PaymentType;
  readonly cardKind: CardKind | null;
}

/** Debit cards and eChecks pay the reduced price; credit, prepaid and unknown cards the standard one. */
export const paysReducedPrice = ({ paymentType, cardKind }: MeansOfPayment): boolean =>
  paymentType === 'eCheck' || paymentType === 'debit' || cardKind === 'DEBIT';
