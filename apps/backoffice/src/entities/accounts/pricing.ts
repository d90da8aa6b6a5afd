import { type DualPricing, dualPrices } from '@payfac/domain/dual-pricing';
import { type Cents, formatUsd } from '@payfac/domain/money';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether an account's payers have two prices; undefined while it is loaded. Its call is fetched with
 * the first account.
 */
export function useAccountPricing(subMerchantId: string | undefined): DualPricing | undefined {
  const { data } = useQuery<DualPricing | null>({
    queryKey: [['accounts'], 'account-names', 'pricing', subMerchantId],
    queryFn: async ({ signal }) => {
      const { pricingOf } = await import('./pricing-call.ts');
      return pricingOf(subMerchantId ?? '', signal);
    },
    enabled: Boolean(subMerchantId),
    staleTime: 300_000,
  });
  return data ?? undefined;
}

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
