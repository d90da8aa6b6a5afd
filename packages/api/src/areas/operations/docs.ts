import type { DocsOf } from '../../kernel/docs.ts';
import type { operations } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const operationsDocs: DocsOf<typeof operations> = {
  about: 'Work of many records at once.',
  calls: {
    runNow: {
      summary: 'Do scheduled work now',
      description: 'Work that is running already is waited for and not done twice.',
    },
    syncTransactions: {
      summary: 'Settle the outcome of open payments',
      description:
        'Asks the processors after payments without a known outcome and completes their records. It never charges.',
    },
  },
};
