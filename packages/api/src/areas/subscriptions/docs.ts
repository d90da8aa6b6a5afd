import type { DocsOf } from '../../kernel/docs.ts';
import type { subscriptions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const subscriptionsDocs: DocsOf<typeof subscriptions> = {
  about: 'Subscriptions of customers.',
  calls: {
    list: { summary: 'List subscriptions' },
    activate: {
      summary: 'Activate a subscription',
      description:
        'From inactive, or from paused once its retries were used up. A period is charged at most once.',
    },
    deactivate: {
      summary: 'Deactivate a subscription',
      description: 'Nothing is charged until it is activated again.',
    },
    changeCard: {
      summary: 'Charge another card',
      description:
        'One of the cards saved with the subscription’s customer, from the next charge on. A failed charge keeps its retry dates; a paused subscription is still to be activated.',
    },
    cancel: {
      summary: 'Cancel a subscription',
      description:
        'Final; the record stays. It ends as the plan’s cancel options say: at once or at the end of a period, after the notice.',
    },
  },
};
