import * as reporting from '@payfac/api/contract/reporting';
import { send } from '../../shared/api/connection.ts';
export const timelineQuery = (id: string) => ({
  queryKey: ['timeline', id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    send(reporting.transactionTimeline)({ params: { id } }, { signal }),
});
