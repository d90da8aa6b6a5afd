import type { CardKind, PaymentType } from '../../kernel/enumerations/index.ts';
import {
  addCents,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
} from '../../kernel/money/index.ts';
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

/**
 * The amount of which `due` is the reduced price. After a payment by debit so much is still due at that
 * price: entered as it is, another debit card would have it reduced a second time.
 */
export function standardPriceOf(due: Cents, pricing: DualPricing): Cents {
  if (!pricing.enabled) return due;
  let standard = cents(Math.floor(due / (1 - Number(pricing.diffPercentage) / 100)));
  while (dualPrices(standard, pricing).reduced < due) standard = addCents(standard, cents(1));
  return standard;
}

/** How someone pays: what a BIN look-up says of a card, or an eCheck. */
export interface PaymentInstrument {
  readonly paymentType: PaymentType;
  readonly cardKind: CardKind | null;
}

/** Debit cards and eChecks pay the reduced price; credit, prepaid and unknown cards the standard one. */
export const paysReducedPrice = ({ paymentType, cardKind }: PaymentInstrument): boolean =>
  paymentType === 'eCheck' || paymentType === 'debit' || cardKind === 'DEBIT';
