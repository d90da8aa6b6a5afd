import type { DualPricing } from '@payfac/domain/dual-pricing';
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
