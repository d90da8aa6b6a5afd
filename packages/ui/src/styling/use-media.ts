import { useCallback, useSyncExternalStore } from 'react';

const never = () => undefined;

/** Whether a media query holds, followed; false on a server and where there is no window to ask. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!('matchMedia' in globalThis)) return never;
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const holds = () => 'matchMedia' in globalThis && globalThis.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, holds, () => false);
}
