import type { DocsOf } from '../../kernel/docs.ts';
import type { apiLogs } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const apiLogsDocs: DocsOf<typeof apiLogs> = {
  about: 'Review calls to the API, with their outcome and response time.',
  calls: {
    list: {
      summary: 'List API calls',
      description: 'Card numbers, bank accounts and secrets are removed from the bodies.',
    },
    listSuccesses: {
      summary: 'List API calls that succeeded',
      description: 'Returns calls with a status below 400.',
    },
    listErrors: {
      summary: 'List API calls that failed',
      description: 'Returns calls with a status of 400 or above.',
    },
    listResponseTimes: { summary: 'List response times by kind of call' },
    listPatterns: { summary: 'List API calls by kind' },
    chart: { summary: 'Chart API calls' },
    chartSuccesses: { summary: 'Chart API calls that succeeded' },
    chartErrors: { summary: 'Chart API calls that failed' },
    chartResponseTimes: {
      summary: 'Chart response times',
      description: 'Response times are in milliseconds.',
    },
    chartPatterns: {
      summary: 'Chart API calls by kind',
      description: 'Returns the ten most frequent kinds of call.',
    },
  },
};
