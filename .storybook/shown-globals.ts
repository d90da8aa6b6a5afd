import { createContext } from 'react';

/** What the page of documentation around is shown in, as an address says it. */
export const ShownGlobals = createContext('');
