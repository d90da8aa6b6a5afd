import type { DocsOf } from '../../kernel/docs.ts';
import type { outcomes } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const outcomesDocs: DocsOf<typeof outcomes> = {
  about: 'The outcome of an attempt, by its Idempotency-Key.',
  calls: {
    list: {
      summary: 'Check how an attempt to move money ended',
      description:
        "Pass the attempt's Idempotency-Key. An empty list means that the attempt never arrived and nothing moved. Without a key: your attempts of the last 24 hours whose outcome is still unknown, and those sent from a page that has not acknowledged how they ended. This call never moves money.",
    },
    acknowledge: {
      summary: 'Acknowledge how an attempt to move money ended',
      description:
        'Call it from a page once its person has seen how the attempt ended, so that no other page tells them again. Calls without an Origin header need no acknowledgment.',
    },
  },
};
