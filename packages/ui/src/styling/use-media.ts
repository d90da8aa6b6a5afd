import { useMemo, useSyncExternalStore } from 'react';

const never = () => undefined;

/** Whether a media query matches on screen: printing isn't a window size, and must not change the page. */
function mediaStore(query: string) {
  const list = globalThis.matchMedia?.(query);
  if (!list) return { subscribe: () => never, holds: () => false };
  let onScreen = list.matches;
  return {
    subscribe: (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    holds: () => {
      if (!globalThis.matchMedia('print').matches) onScreen = list.matches;
      return onScreen;
    },
  };
}

/** Whether a media query matches, kept up to date; false on a server and without a window. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = useMemo(() => mediaStore(query), [query]);
  return useSyncExternalStore(subscribe, holds, () => false);
}
