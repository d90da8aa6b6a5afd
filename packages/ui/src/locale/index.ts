export { useLocale } from './context.ts';
export { UiLocaleProvider, type UiLocaleProviderProps } from './provider.tsx';
export { UiTimeZoneProvider, type UiTimeZoneProviderProps, useTimeZone } from './time-zone.tsx';
