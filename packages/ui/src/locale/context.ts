import { createContext, useContext } from 'react';

/** One language everywhere until another is asked for, so that servers and browsers write the same. */
export const LocaleContext = createContext('en-US');

/** The language around, as a tag of BCP 47: 'en-US' where none was set. */
export const useLocale = (): string => useContext(LocaleContext);
