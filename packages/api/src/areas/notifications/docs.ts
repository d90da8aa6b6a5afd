import type { DocsOf } from '../../kernel/docs.ts';
import type { notifications } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const notificationsDocs: DocsOf<typeof notifications> = {
  about: 'The inbox of a person.',
  calls: {
    kinds: { summary: 'List the kinds of notification the caller gets' },
    acknowledge: {
      summary: 'Acknowledge a notification',
      description: 'On the UI channel, for everybody who has it in the inbox.',
    },
    list: { summary: "List the caller's notifications" },
  },
};
