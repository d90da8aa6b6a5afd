import { cancelled } from '@payfac/api';
import type { ComboBoxOption } from '@payfac/ui/combo-box';
import { useQuery } from '../../../shared/query/use-query.ts';
import { api } from './api.ts';

const LONG = 300_000;
const none: readonly ComboBoxOption[] = [];

/** What a product allows, by its id; nothing is asked until one is chosen. */
function useOfProduct<T>(
  product: string | undefined,
  what: string,
  load: (slug: string) => Promise<T>,
) {
  return useQuery<T>({
    queryKey: ['product-terms', what, product],
    queryFn: () => load(product ?? ''),
    enabled: product !== undefined && product !== '',
    staleTime: LONG,
  }).data;
}

/** The ownership types that a product takes; undefined until they are known. */
export const useOwnershipTypes = (product: string | undefined) =>
  useOfProduct(
    product,
    'ownership-types',
    async (slug) => (await api.products.ownershipTypesBySlug({ params: { slug } })).data,
  );

/** The kinds of business that a product takes, by merchant category code. */
export const useCategories = (product: string | undefined): readonly ComboBoxOption[] =>
  useOfProduct(product, 'categories', async (slug) => {
    const { data } = await api.products.categoriesBySlug({ params: { slug } });
    return data.map(({ mcc, description }) => ({ value: mcc, label: `${description} (${mcc})` }));
  }) ?? none;

export const useFees = (product: string | undefined) =>
  useOfProduct(
    product,
    'fees',
    async (slug) => (await api.products.feesBySlug({ params: { slug } })).data,
  );

/** The products of the applications that a person has already, for those who read no products. */
export function useOwnProducts(isNeeded: boolean): readonly ComboBoxOption[] {
  const { data } = useQuery<readonly ComboBoxOption[]>({
    queryKey: ['applications', 'own-products'],
    queryFn: async ({ signal }) => {
      const answer = await api.applications.list(
        { query: { pageSize: 100 } },
        { signal, lane: 'own-products' },
      );
      if (answer === cancelled) return none;
      const names = new Map(answer.data.map((each) => [each.spProductId, each.spProductName]));
      return [...names].map(([value, label]) => ({ value, label }));
    },
    enabled: isNeeded,
    staleTime: LONG,
  });
  return data ?? none;
}
