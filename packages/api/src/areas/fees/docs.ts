import type { DocsOf } from '../../kernel/docs.ts';
import type { fees } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const feesDocs: DocsOf<typeof fees> = {
  about: 'What merchants are charged.',
  calls: {
    list: {
      summary: 'List fees',
      description:
        'Processing fees are taken once a settlement, those of disputes and returned eChecks one by one.',
    },
  },
};
