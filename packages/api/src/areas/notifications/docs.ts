import type { DocsOf } from '../../kernel/docs.ts';
import type { notifications } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const notificationsDocs: DocsOf<typeof notifications> = {
  about: 'Read a user’s inbox.',
  calls: {
    kinds: { summary: 'List the kinds of notification you receive' },
    acknowledge: {
      summary: 'Acknowledge a notification',
      description:
        'Acknowledges the notification on the UI channel for every user who has it in the inbox.',
    },
    list: { summary: 'List your notifications' },
  },
};
