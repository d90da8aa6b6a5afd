import { categories } from '@payfac/api/contract/applications';
import { callsOf } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { useQuery } from '../../../shared/query/use-query.ts';

const api = callsOf({ applications: { categories } });

/** What a merchant category code stands for; undefined until it is known. */
export const useCategoryName = (mcc: string | null): string | undefined =>
  useQuery<string | undefined>({
    queryKey: ['category-name', mcc],
    queryFn: async ({ signal }) => {
      const query = { mcc: mcc ?? '', pageSize: 10 } as const;
      const { data } = await settled(
        api.applications.categories({ query }, { signal, lane: 'category-name' }),
      );
      return data.find((category) => category.mcc === mcc)?.description ?? '';
    },
    enabled: mcc !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
