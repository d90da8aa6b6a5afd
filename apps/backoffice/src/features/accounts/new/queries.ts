import * as applicationsCalls from '@payfac/api/contract/applications';
import * as productsCalls from '@payfac/api/contract/products';
import type { ComboBoxOption } from '@payfac/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';

const LONG = 300_000;
const none: readonly ComboBoxOption[] = [];

/** A product's options, by its id; nothing is requested until one is chosen. */
function useOfProduct<T>(
  product: string | undefined,
  what: string,
  load: (slug: string) => Promise<T>,
) {
  return useQuery<T>({
    queryKey: [shows(productsCalls.feesBySlug), 'product-terms', what, product],
    queryFn: () => load(product ?? ''),
    enabled: product !== undefined && product !== '',
    staleTime: LONG,
  }).data;
}

/** The ownership types that a product accepts; undefined while loading. */
export const useOwnershipTypes = (product: string | undefined) =>
  useOfProduct(
    product,
    'ownership-types',
    async (slug) => (await send(productsCalls.ownershipTypesBySlug)({ params: { slug } })).data,
  );

/** The merchant categories that a product accepts, by code. */
export const useCategories = (product: string | undefined): readonly ComboBoxOption[] =>
  useOfProduct(product, 'categories', async (slug) => {
    const { data } = await send(productsCalls.categoriesBySlug)({ params: { slug } });
    return data.map(({ mcc, description }) => ({ value: mcc, label: `${description} (${mcc})` }));
  }) ?? none;

export const useFees = (product: string | undefined) =>
  useOfProduct(
    product,
    'fees',
    async (slug) => (await send(productsCalls.feesBySlug)({ params: { slug } })).data,
  );

/** The most options for a native select; more are searched. */
const FEW = 100;

/** The products that the user may use; 'many' when they should be searched. */
export function useFewProducts(isNeeded: boolean): readonly ComboBoxOption[] | 'many' | undefined {
  const { data, isError } = useQuery<readonly ComboBoxOption[] | 'many'>({
    queryKey: [shows(productsCalls.list), 'products', 'few'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: FEW, sort: 'name' } as const;
      const { data: products, count } = await settled(
        send(productsCalls.list)({ query }, { signal, lane: 'few-products' }),
      );
      if (count > products.length) return 'many';
      return products.map(({ spProductId, name }) => ({ value: spProductId, label: name }));
    },
    enabled: isNeeded,
    staleTime: LONG,
  });
  // The search reports the error itself and retries.
  return isError ? 'many' : data;
}

/**
 * The products of the user's existing applications, for users who may not read products; undefined while loading, or
 * when not needed.
 */
export function useOwnProducts(isNeeded: boolean): readonly ComboBoxOption[] | undefined {
  const { data, isError } = useQuery<readonly ComboBoxOption[]>({
    queryKey: [shows(applicationsCalls.list), 'applications', 'own-products'],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>();
      for (let page = 1, seen = 0; ; page += 1) {
        const { data: applications, count } = await settled(
          send(applicationsCalls.list)(
            { query: { page, pageSize: 100 } },
            { signal, lane: 'own-products' },
          ),
        );
        for (const { spProductId, spProductName } of applications) {
          names.set(spProductId, spProductName);
        }
        seen += applications.length;
        if (applications.length === 0 || seen >= count) break;
      }
      return [...names].map(([value, label]) => ({ value, label }));
    },
    enabled: isNeeded,
    staleTime: LONG,
  });
  return isError ? none : data;
}
