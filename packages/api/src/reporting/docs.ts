import type { DocsOf } from '../contract/docs.ts';
import type { reporting } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const reportingDocs: DocsOf<typeof reporting> = {
  listTransactions: { summary: 'List transactions' },
  transactionStatistics: { summary: 'Count transactions by kind' },
  transactionTimeline: { summary: 'Get a payment with its timeline' },
  transactionCharts: { summary: 'Chart card volume by period' },
  cardTotals: { summary: 'Total of card sales' },
  refundTotals: { summary: 'Total of refunds' },
};
