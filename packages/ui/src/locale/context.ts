import { createContext, useContext } from 'react';

/** A fixed default locale, so that servers and browsers render the same. */
export const LocaleContext = createContext('en-US');

/** The current locale, as a BCP 47 tag: 'en-US' by default. */
export const useLocale = (): string => useContext(LocaleContext);
