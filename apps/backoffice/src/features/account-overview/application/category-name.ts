import * as applications from '@payfac/api/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useAccount } from '../account.ts';

/** What a merchant category code stands for; undefined until it is known. */
export function useCategoryName(mcc: string | null): string | undefined {
  const { reads } = useAccount();
  return useQuery<string | undefined>({
    queryKey: [shows(applications.categories), 'category-name', mcc],
    queryFn: async ({ signal }) => {
      const query = { mcc: mcc ?? '', pageSize: 10 } as const;
      const { data } = await settled(
        reads.categories({ query }, { signal, lane: 'category-name' }),
      );
      return data.find((category) => category.mcc === mcc)?.description ?? '';
    },
    enabled: mcc !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
