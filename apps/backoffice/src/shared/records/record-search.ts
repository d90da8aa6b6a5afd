import type { CallOptions, Cancelled } from '@payfac/api';
import { settled } from '../query/client.ts';
import type { FoundRecord, RecordSearch } from '../routes/route.ts';

/** How many records of a page the palette shows. */
const most = 5;

interface SearchQuery {
  readonly singleSearch: string;
  readonly pageSize: number;
  /** The account chosen in the shell. */
  readonly subMerchantId?: string[];
}

interface SearchOf<R> {
  /** The name of its lane: a newer search for the same records cancels an older one. */
  readonly records: string;
  readonly call: (
    query: SearchQuery,
    options: CallOptions,
  ) => Promise<{ readonly data: readonly R[] } | Cancelled>;
  readonly found: (row: R) => FoundRecord;
}

/** Finds a page's records through its list's search. */
export const recordSearch =
  <R>({ records, call, found }: SearchOf<R>): RecordSearch =>
  async (text, { signal, subMerchantId }) => {
    const query = {
      singleSearch: text,
      pageSize: most,
      ...(subMerchantId !== undefined && { subMerchantId: [subMerchantId] }),
    };
    const { data } = await settled(call(query, { signal, lane: `palette.${records}` }));
    return data.map(found);
  };
