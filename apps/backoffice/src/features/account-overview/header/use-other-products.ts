import * as products from '@payfac/api/contract/products';
import { useQuery } from '@tanstack/react-query';
import { productsBut } from '../../../entities/products/others.ts';
import { shows } from '../../../shared/query/follow.ts';

/** Whether there is a product that an account could be cloned for; false until that is known. */
export function useOtherProducts(spProductId: string, isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: [shows(products.list), 'products', 'others', spProductId],
    queryFn: ({ signal }) => productsBut(spProductId).search('', signal),
    enabled: isAsked,
  });
  return data !== undefined && data.length > 0;
}
