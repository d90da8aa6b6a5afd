import type { DocsOf } from '../../kernel/docs.ts';
import type { operations } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const operationsDocs: DocsOf<typeof operations> = {
  about: 'Run scheduled work and recover payments.',
  calls: {
    runNow: {
      summary: 'Run a scheduled job now',
      description:
        'If the job is already running, the call waits for it instead of running it twice.',
    },
    syncTransactions: {
      summary: 'Resolve payments with an unknown outcome',
      description:
        'Asks the processors for the outcome of each payment and completes its record. This call never charges.',
    },
  },
};
