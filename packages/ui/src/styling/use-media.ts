import { useMemo, useSyncExternalStore } from 'react';

const never = () => undefined;

/** A query and whether it holds, on the screen: paper is no window, and what is printed must not change on its way there. */
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

/** Whether a media query holds, followed; false on a server and where there is no window to ask. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = useMemo(() => mediaStore(query), [query]);
  return useSyncExternalStore(subscribe, holds, () => false);
}
