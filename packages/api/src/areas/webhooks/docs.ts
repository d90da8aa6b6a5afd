import type { DocsOf } from '../../kernel/docs.ts';
import type { webhooks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const webhooksDocs: DocsOf<typeof webhooks> = {
  about: 'Deliveries of events.',
  calls: {
    list: {
      summary: 'List webhook deliveries',
      description:
        'One row an event and address, with all attempts. The addresses themselves belong to the products.',
    },
    redeliver: {
      summary: 'Send an event again',
      description:
        'Puts a delivered or failed delivery back to `pending` with a full set of attempts, to the address the product has now. Earlier attempts stay in the row. Returns 409 while the event is still being tried, and when the product has no webhook that is turned on.',
    },
  },
};
