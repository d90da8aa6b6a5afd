import { namesMessage } from '../account-names/messages.ts';

/** Messages of accounts. */
export const accountsMessages = {
  view: 'Error loading applications',
  names: namesMessage,
} as const;
