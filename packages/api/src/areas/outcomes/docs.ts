import type { DocsOf } from '../../kernel/docs.ts';
import type { outcomes } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const outcomesDocs: DocsOf<typeof outcomes> = {
  about: 'Find out how a payment attempt ended, by its Idempotency-Key.',
  calls: {
    list: {
      summary: 'Check the outcome of a money-moving attempt',
      description:
        'Pass the attempt’s Idempotency-Key. An empty list means that the attempt never arrived and no money moved. Without a key, the call returns your attempts of the last 24 hours whose outcome is still unknown, and those sent from a page that has not acknowledged their outcome. This call never moves money.',
    },
    acknowledge: {
      summary: 'Acknowledge the outcome of a money-moving attempt',
      description:
        'Call it from a page once its user has seen the outcome, so that no other page shows it again. Calls without an Origin header need no acknowledgment.',
    },
  },
};
