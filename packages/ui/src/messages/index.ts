export { UiMessagesProvider, type UiMessagesProviderProps, useMessages } from './context.tsx';
export { englishMessages, type KeyName, type StatsRangeId, type UiMessages } from './english.ts';
