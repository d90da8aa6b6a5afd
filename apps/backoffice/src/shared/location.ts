import { guardedAtom } from './state/guarded.ts';

/** The tab's location. The router writes it; atoms that depend on the address read it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export const locationAtom = guardedAtom<Place>({ pathname: '/', search: '' });
