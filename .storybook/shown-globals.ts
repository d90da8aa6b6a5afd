import { createContext } from 'react';

/** The surrounding documentation page's globals, as a query string. */
export const ShownGlobals = createContext('');
