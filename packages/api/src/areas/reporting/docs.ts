import type { DocsOf } from '../../kernel/docs.ts';
import type { reporting } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const reportingDocs: DocsOf<typeof reporting> = {
  about: 'List, total and chart payments.',
  calls: {
    listTransactions: {
      summary: 'List transactions',
      description:
        '`view=payments` returns one row per payment with the amount paid; `outcome` and `provider` narrow the list. In the CSV file, amounts are negative when money leaves the merchant.',
    },
    transactionStatistics: {
      summary: 'Get transaction counts by operation',
      description:
        'Accepts all filters of the list. With a `view`, it also returns the `totals` of that list.',
    },
    transactionTimeline: {
      summary: 'Get a payment with its timeline',
      description: '`subject` is the operation whose id you sent.',
    },
    transactionCharts: {
      summary: 'Chart card volume by period',
      description:
        'Accepts the filters of the list. With `view=payments` it charts the card sales among the listed payments; otherwise the operations you name, or card sales by default.',
    },
    cardTotals: { summary: 'Get the total of card sales' },
    refundTotals: { summary: 'Get the total of refunds' },
    authorizations: { summary: 'Count approved and declined card payments, with decline reasons' },
  },
};
