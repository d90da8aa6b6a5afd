import type { DocsOf } from '../../kernel/docs.ts';
import type { apiLogs } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const apiLogsDocs: DocsOf<typeof apiLogs> = {
  about: 'Calls that were made, how they ended and how long they took.',
  calls: {
    list: {
      summary: 'List API calls',
      description: 'Card numbers, bank accounts and secrets are left out of the bodies.',
    },
    listSuccesses: { summary: 'List API calls that succeeded', description: 'Below 400.' },
    listErrors: { summary: 'List API calls that failed', description: 'With 400 and above.' },
    listResponseTimes: { summary: 'List response times by kind of call' },
    listPatterns: { summary: 'List API calls by kind' },
    chart: { summary: 'Chart API calls' },
    chartSuccesses: { summary: 'Chart API calls that succeeded' },
    chartErrors: { summary: 'Chart API calls that failed' },
    chartResponseTimes: { summary: 'Chart response times', description: 'In milliseconds.' },
    chartPatterns: {
      summary: 'Chart API calls by kind',
      description: 'The ten most frequent kinds of call.',
    },
  },
};
