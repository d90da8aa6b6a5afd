import type { DocsOf } from '../../kernel/docs.ts';
import type { fees } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const feesDocs: DocsOf<typeof fees> = {
  about: 'See what merchants are charged.',
  calls: {
    list: {
      summary: 'List fees',
      description:
        'Processing fees are charged once per settlement; fees for disputes and returned eChecks are charged one by one.',
    },
  },
};
