import type { DocsOf } from '../../kernel/docs.ts';
import type { reporting } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const reportingDocs: DocsOf<typeof reporting> = {
  about: 'Lists, totals and charts of payments.',
  calls: {
    listTransactions: {
      summary: 'List transactions',
      description:
        '`view=payments` returns one row a payment with what was paid by it, `outcome` and `provider` narrow the list. Amounts in the CSV file are negative for money that leaves the merchant.',
    },
    transactionStatistics: {
      summary: 'Count transactions by kind',
      description:
        'Takes every filter of the list, and returns `totals` over it when the query names a `view`.',
    },
    transactionTimeline: {
      summary: 'Get a payment with its timeline',
      description: '`subject` is the operation whose id was given.',
    },
    transactionCharts: {
      summary: 'Chart card volume by period',
      description:
        'Takes the filters of the list. With `view=payments`, the card sales among the payments that the list has; otherwise the operations named, card sales by default.',
    },
    cardTotals: { summary: 'Total of card sales' },
    refundTotals: { summary: 'Total of refunds' },
    authorizations: { summary: 'Count approved and declined card payments, with decline reasons' },
  },
};
