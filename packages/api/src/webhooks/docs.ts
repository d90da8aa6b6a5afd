import type { DocsOf } from '../contract/docs.ts';
import type { webhooks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const webhooksDocs: DocsOf<typeof webhooks> = {
  list: {
    summary: 'List webhook deliveries',
    description:
      'One row an event and address, with all attempts. The addresses themselves belong to the products.',
  },
};
