import type { DocsOf } from '../../kernel/docs.ts';
import type { webhooks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const webhooksDocs: DocsOf<typeof webhooks> = {
  about: 'Review and repeat deliveries of events.',
  calls: {
    list: {
      summary: 'List webhook deliveries',
      description:
        'Returns one row per event and address, with all its attempts. Set the addresses themselves with `products.updateWebhook`.',
    },
    redeliver: {
      summary: 'Resend an event',
      description:
        'Sets a `delivered` or `failed` delivery back to `pending` with a full set of attempts, to the product’s current address. The row keeps earlier attempts. Returns 409 while the event is still being sent, or if the product has no enabled webhook.',
    },
  },
};
