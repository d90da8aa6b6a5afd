import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from './context.ts';

export interface UiLocaleProviderProps {
  /** BCP 47 language tag, such as 'de-DE'. With an invalid one the first number or date throws. */
  locale: string;
  children: ReactNode;
}

/**
 * Sets the format of all dates and numbers inside, the first day of the week and the direction of arrow keys. Texts
 * have their own provider (`UiMessagesProvider`); masked inputs always use US formats.
 */
export function UiLocaleProvider({ locale, children }: UiLocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </I18nProvider>
  );
}
