import type * as z from 'zod/mini';
import { settled } from '../../query/client.ts';
import { shows } from '../../query/follow.ts';
import type { ListEndpoint } from '../list-endpoint.ts';
import { sendDeclared } from '../list-endpoint.ts';
import type { Source, StatusTabs } from './source.ts';

/** Parameters that select the visible rows without changing the count. */
const ofPage = new Set(['page', 'pageSize', 'cursor', 'sort']);

/**
 * Row counts by tab from the list's own call, one small page each, for lists without a counting call. Leaves out a
 * count that is only a lower bound, and the total, which the pages have.
 */
export function countsOf<S extends z.ZodMiniObject, R>(
  endpoint: ListEndpoint<S, R>,
  { key, tabs }: Pick<StatusTabs<S>, 'key' | 'tabs'>,
): Source<Readonly<Record<string, number>>> {
  const call = sendDeclared<S, R>(endpoint);
  return {
    id: `${endpoint.id} by ${key}`,
    shown: shows(endpoint),
    keys: new Set(Object.keys(endpoint.query.shape).filter((each) => !ofPage.has(each))),
    load: async (wire) => {
      const counted = await Promise.all(
        tabs
          .filter(({ values }) => values.length > 0)
          .map(async ({ label, values }) => {
            const query = endpoint.query.parse({ ...wire, [key]: values, pageSize: '1' });
            const lane = `${endpoint.id}.tab.${label}`;
            const { count, countIsLowerBound } = await settled(call({ query }, { lane }));
            return countIsLowerBound === true ? [] : [[label, count] as const];
          }),
      );
      return Object.fromEntries(counted.flat());
    },
  };
}
