import { namesMessage } from '../account-names/messages.ts';

/** Document 2, section 8, "Accounts". */
export const accountsMessages = {
  view: 'Error loading applications',
  names: namesMessage,
} as const;
