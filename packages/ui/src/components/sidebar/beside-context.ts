import { createContext } from 'react';

/** Where `AppLayout` has room for a record. */
export interface BesidePlaces {
  /** The column beside the page. */
  readonly column: HTMLElement | null;
  /** The page's own place: what is in it stands for the page. */
  readonly page: HTMLElement | null;
}

/** Without `AppLayout` a record stands where it is drawn. */
export const BesideContext = createContext<BesidePlaces>({ column: null, page: null });
