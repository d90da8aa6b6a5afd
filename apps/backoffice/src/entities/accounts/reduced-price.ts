import { type DualPricing, dualPrices } from '@payfac/domain/dual-pricing';
import { type Cents, formatUsd } from '@payfac/domain/money';

/** What payers without a credit card pay, where there are two prices. */
export const reducedLabel = 'By debit card or bank account';

/** The lower price of a total, where there is one. */
export function reducedPriceOf(total: Cents, pricing: DualPricing): Cents | undefined {
  const { reduced, saving } = dualPrices(total, pricing);
  return saving > 0 ? reduced : undefined;
}

/** The lower price as a record tells it; nothing where there is one price. */
export function reducedFacts(total: Cents, pricing: DualPricing) {
  const reduced = reducedPriceOf(total, pricing);
  return reduced === undefined ? [] : [{ term: reducedLabel, value: formatUsd(reduced) }];
}
