import { createContext } from 'react';

/** `AppLayout`'s places for a record. */
export interface BesidePlaces {
  /** The column beside the page. */
  readonly column: HTMLElement | null;
  /** The page's own place: its content replaces the page. */
  readonly page: HTMLElement | null;
}

/** Without `AppLayout` a record is rendered in place. */
export const BesideContext = createContext<BesidePlaces>({ column: null, page: null });
