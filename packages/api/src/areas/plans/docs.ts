import type { DocsOf } from '../../kernel/docs.ts';
import type { plans } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const plansDocs: DocsOf<typeof plans> = {
  about: 'Plans that customers subscribe to.',
  calls: {
    list: { summary: 'List plans' },
    get: { summary: 'Get a plan' },
    create: {
      summary: 'Create a plan',
      description:
        'It begins as a draft. Its schedules follow one another, each for its number of periods; a free one first makes a trial.',
    },
    update: {
      summary: 'Change a plan',
      description: 'Once somebody has subscribed its schedules stay: changing them returns 409.',
    },
    remove: {
      summary: 'Delete a plan',
      description: 'Only without subscriptions; otherwise 409.',
    },
    invite: {
      summary: 'Invite a payer to a plan',
      description:
        'Sends an address where the payer accepts the plan, gives a way to pay, and so starts the subscription. Returns that page’s session. The plan must be active.',
    },
    activate: { summary: 'Activate a plan' },
    deactivate: {
      summary: 'Deactivate a plan',
      description: 'Closes the plan to new subscribers. Existing subscriptions continue.',
    },
  },
};
