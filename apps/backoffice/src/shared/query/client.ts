import { type Cancelled, cancelled, type RecordKind } from '@payfac/api';
import {
  CancelledError,
  onlineManager,
  QueryClient,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ofApp } from '../state/app.ts';
import { guarded } from '../state/guarded.ts';
import { createFollower } from './follow.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The kinds of records that a query shows come first, from `shows`: after a call changes any of them, it is
     * requested again.
     */
    queryKey: readonly [shown: readonly RecordKind[], ...names: readonly unknown[]];
  }
}

/** The app's query client. It never retries; the API client retries what is safe to. */
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

/** What the calls of the app's connection have changed. */
export const changes = ofApp(() => createFollower(queryClient()));

/** Turns a canceled list load into a query cancellation, which keeps the visible rows. */
export async function settled<T>(loading: Promise<T | Cancelled>): Promise<T> {
  const response = await loading;
  if (response === cancelled) throw new CancelledError({ silent: true, revert: true });
  return response;
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser is online, as queries see it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);
