import { api } from './api.ts';

export const timelineQuery = (id: string) => ({
  queryKey: ['timeline', id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.reporting.transactionTimeline({ params: { id } }, { signal }),
});
