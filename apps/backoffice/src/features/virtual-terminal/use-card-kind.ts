import type { Output } from '@payfac/api';
import * as transactions from '@payfac/api/contract/transactions';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { queryClient } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';

export type Bin = Output<typeof transactions.binLookup>;

const binQuery = (bin: string) => ({
  queryKey: [shows(transactions.binLookup), 'bin', bin] as const,
  queryFn: () => send(transactions.binLookup)({ body: { bin } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the first digits of the card in the fields tell; undefined until there are enough. */
export function useBin(bin: string | null): Bin | undefined {
  const { data } = useQuery<Bin>({ ...binQuery(bin ?? ''), enabled: bin !== null });
  return bin === null ? undefined : data;
}

/** The same, awaited, for a price that must be final. A look-up that fails tells nothing. */
export const findBin = (bin: string | null): Promise<Bin | undefined> =>
  bin === null
    ? Promise.resolve(undefined)
    : queryClient.fetchQuery<Bin>(binQuery(bin)).catch(() => undefined);
