import type { CardKind, PaymentType } from '../../kernel/enumerations/index.ts';
import {
  addCents,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
} from '../../kernel/money/index.ts';
import type { DualPricing } from './schema.ts';

/** Both prices of one amount. The payer sees both before confirming, and the saving on the receipt. */
export interface DualPrices {
  readonly standard: Cents;
  readonly reduced: Cents;
  readonly saving: Cents;
}

/** The saving is rounded half away from zero to the cent; zero without dual pricing. */
export function dualPrices(amount: Cents, { enabled, diffPercentage }: DualPricing): DualPrices {
  const saving = percentageOf(amount, enabled ? diffPercentage : '0');
  return { standard: amount, reduced: subtractCents(amount, saving), saving };
}

/**
 * The standard price whose reduced price is `due`. A balance left by a debit payment is at the reduced price: charged
 * as the amount, another debit card would get the discount twice.
 */
export function standardPriceOf(due: Cents, pricing: DualPricing): Cents {
  if (!pricing.enabled) return due;
  let standard = cents(Math.floor(due / (1 - Number(pricing.diffPercentage) / 100)));
  while (dualPrices(standard, pricing).reduced < due) standard = addCents(standard, cents(1));
  return standard;
}

/** How a payer pays: a card, with its funding type from the BIN look-up, or an eCheck. */
export interface PaymentInstrument {
  readonly paymentType: PaymentType;
  readonly cardKind: CardKind | null;
}

/** Debit cards and eChecks pay the reduced price; credit, prepaid and unknown cards the standard price. */
export const paysReducedPrice = ({ paymentType, cardKind }: PaymentInstrument): boolean =>
  paymentType === 'eCheck' || paymentType === 'debit' || cardKind === 'DEBIT';
