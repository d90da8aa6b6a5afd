import * as reporting from '@payfac/api/contract/reporting';
import { send } from '../../shared/api/connection.ts';
import { shows } from '../../shared/query/follow.ts';
export const timelineQuery = (id: string) => ({
  queryKey: [shows(reporting.transactionTimeline), 'timeline', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    send(reporting.transactionTimeline)({ params: { id } }, { signal }),
});
