import type { DocsOf } from '../../kernel/docs.ts';
import type { risk } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const riskDocs: DocsOf<typeof risk> = {
  about: 'Payments held for review.',
  calls: {
    groups: {
      summary: 'List payments that risk rules hit',
      description:
        'One row a rule, account and day, with the evidence of each hit. With `transactionId` the hits of one payment.',
    },
    accountsRules: { summary: 'List accounts with the rules that watch them' },
  },
};
