import * as reporting from '@payfac/api/contract/reporting';
import type { UseQueryOptions } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import type { Timeline } from '../transactions/queries.ts';

export type Attempt = Timeline['transaction'];

/** As many of a page's payments as are read at once, the newest. */
export const mostAttempts = 10;

/** The payments that were tried on a page, the newest first. */
export const attemptsQuery = (transactionIds: readonly string[]): UseQueryOptions<Attempt[]> => {
  const ids = transactionIds.slice(0, mostAttempts);
  return {
    queryKey: [shows(reporting.transactionTimeline), 'timeline', 'attempts', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(async (id) => {
          const lane = `attempts.${id}`;
          const call = send(reporting.transactionTimeline)({ params: { id } }, { signal, lane });
          return (await settled(call)).transaction;
        }),
      ),
  };
};
