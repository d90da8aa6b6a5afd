import { type Cancelled, cancelled, type RecordKind } from '@payfac/api';
import { CancelledError, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { ofApp } from '../state/app.ts';
import { guarded } from '../state/guarded.ts';
import { createFollower } from './follow.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a query shows stands first, by `shows`: after a call that changed any of it, it is asked again. */
    queryKey: readonly [shown: readonly RecordKind[], ...names: readonly unknown[]];
  }
}

/** The app's query client. The API client repeats what may be repeated; this one nothing. */
export const queryClient = ofApp(({ until }) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        structuralSharing: (before, now) => guarded(replaceEqualDeep(before, now)),
      },
    },
  });
  until.addEventListener('abort', () => client.clear(), { once: true });
  return client;
});

/** What every call of the app's connection has changed. */
export const changes = ofApp(() => createFollower(queryClient()));

/** Turns a cancelled list load into a query cancellation, which keeps the rows shown. */
export async function settled<T>(loading: Promise<T | Cancelled>): Promise<T> {
  const response = await loading;
  if (response === cancelled) throw new CancelledError({ silent: true, revert: true });
  return response;
}
