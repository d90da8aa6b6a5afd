import type { DocsOf } from '../../kernel/docs.ts';
import type { subscriptions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const subscriptionsDocs: DocsOf<typeof subscriptions> = {
  about: 'Manage customers’ subscriptions to plans.',
  calls: {
    list: { summary: 'List subscriptions' },
    activate: {
      summary: 'Activate a subscription',
      description:
        'Activates a subscription that is `inactive`, or `paused` after its retries ran out. A paused subscription is charged again the same day; charges that fell due while it was inactive are skipped. Each period is charged at most once.',
    },
    deactivate: {
      summary: 'Deactivate a subscription',
      description: 'Nothing is charged until you activate it again.',
    },
    changeCard: {
      summary: "Change a subscription's card",
      description:
        'Charges another of the customer’s saved cards from the next charge on. Retries of a failed charge keep their dates, and a paused subscription stays paused until you activate it.',
    },
    cancel: {
      summary: 'Cancel a subscription',
      description:
        'Cancels the subscription for good; its record is kept. The plan’s cancel options decide when it ends: at once or at the end of a period, after the notice period.',
    },
  },
};
