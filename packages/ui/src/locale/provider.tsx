import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from './context.ts';

export interface UiLocaleProviderProps {
  /** A language tag of BCP 47, such as 'de-DE'. With anything else the first number or date throws. */
  locale: string;
  children: ReactNode;
}

/**
 * Sets how every date and number inside is written, on which day a week begins and which way arrow
 * keys go. Texts have a provider of their own (`UiMessagesProvider`); masked inputs stay American, as
 * their masks are.
 */
export function UiLocaleProvider({ locale, children }: UiLocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </I18nProvider>
  );
}
