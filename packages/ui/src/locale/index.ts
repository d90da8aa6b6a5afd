export { useLocale } from './context.ts';
export { UiLocaleProvider, type UiLocaleProviderProps } from './provider.tsx';
