import { type Cancelled, cancelled } from '@payfac/api';
import { CancelledError, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { guarded } from '../state/guarded.ts';

/** The document's one query client. The API client repeats what may be repeated; this one nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      structuralSharing: (before, now) => guarded(replaceEqualDeep(before, now)),
    },
  },
});

/** Turns a cancelled list load into a query cancellation, which keeps the rows shown. */
export async function settled<T>(loading: Promise<T | Cancelled>): Promise<T> {
  const response = await loading;
  if (response === cancelled) throw new CancelledError({ silent: true, revert: true });
  return response;
}
