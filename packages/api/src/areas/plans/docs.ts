import type { DocsOf } from '../../kernel/docs.ts';
import type { plans } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const plansDocs: DocsOf<typeof plans> = {
  about: 'Manage the plans that customers subscribe to.',
  calls: {
    list: { summary: 'List plans' },
    get: { summary: 'Get a plan' },
    create: {
      summary: 'Create a plan',
      description:
        'Creates the plan as a draft. Its schedules run one after another, each for its number of periods. Put a free schedule first to offer a trial.',
    },
    update: {
      summary: 'Update a plan',
      description:
        'You cannot change the schedules of a plan that has had a subscriber: the call returns 409 `PLAN_IN_USE`.',
    },
    remove: {
      summary: 'Delete a plan',
      description:
        'You can delete a plan that has never had a subscriber; otherwise the call returns 409 `PLAN_IN_USE`.',
    },
    invite: {
      summary: 'Invite a payer to a plan',
      description:
        'Sends the payer a link to a hosted page, where they accept the plan and enter a payment method to start the subscription. Returns the session of that page. The plan must be active.',
    },
    activate: { summary: 'Activate a plan' },
    deactivate: {
      summary: 'Deactivate a plan',
      description: 'Closes the plan to new subscribers. Existing subscriptions continue.',
    },
  },
};
