import { ApiError, type Cancelled, cancelled } from '@payfac/api';
import { CancelledError, QueryClient } from '@tanstack/query-core';

/** The document's one query client. Calls are not repeated by it; the API client knows what may be. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => error instanceof ApiError && error.kind === 'network' && count < 1,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    },
  },
});

/** Turns a cancelled list load into a query cancellation, which keeps the rows shown. */
export async function settled<T>(loading: Promise<T | Cancelled>): Promise<T> {
  const answer = await loading;
  if (answer === cancelled) throw new CancelledError({ silent: true, revert: true });
  return answer;
}
