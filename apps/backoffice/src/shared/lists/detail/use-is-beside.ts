import { useSyncExternalStore } from 'react';

/** Where a page has room for a record beside its list, as the drawer itself decides; undefined without a window. */
const wide = (): MediaQueryList | undefined => globalThis.matchMedia?.('(min-width: 1200px)');

function follow(tell: () => void): () => void {
  const media = wide();
  media?.addEventListener('change', tell);
  return () => media?.removeEventListener('change', tell);
}

/** Whether a record stands beside the list now, which then has little room. */
export const useIsBeside = (isOpen: boolean): boolean =>
  useSyncExternalStore(follow, () => wide()?.matches === true) && isOpen;
