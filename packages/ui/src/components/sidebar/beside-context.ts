import { createContext } from 'react';

/** The column beside the page that `AppLayout` has for a drawer. */
export const BesideContext = createContext<HTMLElement | null>(null);
