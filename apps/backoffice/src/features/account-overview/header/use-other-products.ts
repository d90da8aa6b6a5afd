import { useQuery } from '@tanstack/react-query';
import { productsBut } from '../../../entities/products/others.ts';

/** Whether there is a product that an account could be cloned for; false until that is known. */
export function useOtherProducts(spProductId: string, isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['products', 'others', spProductId],
    queryFn: ({ signal }) => productsBut(spProductId).search('', signal),
    enabled: isAsked,
  });
  return data !== undefined && data.length > 0;
}
