export { UiMessagesProvider, type UiMessagesProviderProps, useMessages } from './context.tsx';
export { englishMessages, type StatsRangeId, type UiMessages } from './english.ts';
