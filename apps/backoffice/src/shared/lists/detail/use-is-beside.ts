import { useSyncExternalStore } from 'react';

/**
 * Whether a page has room for a record next to its list, by the drawer's own breakpoint; undefined without a window.
 */
const wide = (): MediaQueryList | undefined => globalThis.matchMedia?.('(min-width: 1200px)');

function follow(tell: () => void): () => void {
  const media = wide();
  media?.addEventListener('change', tell);
  return () => media?.removeEventListener('change', tell);
}

/** Whether a record is open next to the list, which then has little room. */
export const useIsBeside = (isOpen: boolean): boolean =>
  useSyncExternalStore(follow, () => wide()?.matches === true) && isOpen;
