import type { DocsOf } from '../../kernel/docs.ts';
import type { risk } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const riskDocs: DocsOf<typeof risk> = {
  about: 'Review payments that risk rules hit.',
  calls: {
    groups: {
      summary: 'List payments that risk rules hit',
      description:
        'Returns one row per rule, account and day, with the evidence of each hit. With `transactionId`, it returns the hits of one payment.',
    },
    accountsRules: { summary: 'List accounts with the rules that apply to them' },
  },
};
