import { type DualPricing, dualPrices, paysReducedPrice } from '@payfac/domain/dual-pricing';
import type { CardKind } from '@payfac/domain/enumerations';
import { type Cents, zeroCents } from '@payfac/domain/money';
import type { Tender } from './values.ts';

export interface Price {
  /** What is charged. */
  readonly amount: Cents;
  /** Both prices, where the account has two. */
  readonly prices: ReturnType<typeof dualPrices> | undefined;
  readonly isReduced: boolean;
}

/** What a payer saved by how they paid. */
export interface Reduction {
  readonly saving: Cents;
  readonly pricing: DualPricing;
}

/** What an amount comes to by the way it is paid: debit cards and eChecks pay less where the account says so. */
export function priceOf(
  amount: Cents | undefined,
  pricing: DualPricing | undefined,
  tender: Tender,
  cardKind: CardKind | null,
): Price {
  const standard = amount ?? zeroCents;
  if (pricing?.enabled !== true) return { amount: standard, prices: undefined, isReduced: false };
  const prices = dualPrices(standard, pricing);
  const paymentType = tender === 'echeck' ? 'eCheck' : 'creditCard';
  const isReduced = paysReducedPrice({ paymentType, cardKind });
  return { amount: isReduced ? prices.reduced : prices.standard, prices, isReduced };
}
