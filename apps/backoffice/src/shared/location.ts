import { atom } from 'jotai';

/** Where the tab is. The router writes it; atoms that depend on the address read it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export const locationAtom = atom<Place>({ pathname: '/', search: '' });
