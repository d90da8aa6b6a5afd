import { type DualPricing, paysReducedPrice, standardPriceOf } from '@payfac/domain/dual-pricing';
import type { SeedMerchant } from './merchants.ts';
import type { TransactionRow } from './rows.ts';

/** Granite Clothiers and Northstar Table, where each brand's manager works: they use dual pricing. */
const dualPriced: ReadonlySet<number> = new Set([4, 50]);

export const pricingOf = ({ number }: Pick<SeedMerchant, 'number'>): DualPricing => ({
  enabled: dualPriced.has(number),
  diffPercentage: '3.5',
});

/** The credit card price of payments that staff keyed in at the lower price. */
export function standardAmountOf(
  merchant: SeedMerchant,
  { source, paymentType, cardKind = null, amount }: TransactionRow,
): TransactionRow['standardAmount'] {
  const pricing = pricingOf(merchant);
  const isReduced = source === 'backoffice' && paysReducedPrice({ paymentType, cardKind });
  return pricing.enabled && isReduced ? standardPriceOf(amount, pricing) : null;
}
