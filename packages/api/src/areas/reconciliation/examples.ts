import type { ExamplesOf } from '../../kernel/examples.ts';
import type { reconciliation } from './contract.ts';

const found = {
  event: 'found',
  at: '2026-03-03T07:05:00.000Z',
  username: null,
  note: null,
} as const;

const open = {
  differenceId: 'dif_000000004',
  kind: 'other-amount',
  status: 'open',
  batchId: 'bat_0007_20260302',
  businessDate: '2026-03-02',
  provider: 'simulator',
  subMerchantId: 'sm_0007',
  accountName: 'Harbor Coffee',
  spProductId: 'spp_tidewater',
  operation: 'sale',
  reference: 'ref_txn000000048213',
  processorTransactionId: 'sim_txn000000048213',
  transactionId: 'txn000000048213',
  paymentId: 'txn000000048213',
  transactionStatus: 'settled',
  amount: 77.01,
  fileAmount: 70.77,
  fileStatus: 'settled',
  gap: -6.24,
  createdAt: '2026-03-03T07:05:00.000Z',
  resolvedAt: null,
} as const;

const totals = {
  count: 41,
  amount: 1840,
  fileCount: 41,
  fileAmount: 1833.76,
  gap: -6.24,
  openCount: 1,
  resolvedCount: 0,
} as const;

export const reconciliationExamples: ExamplesOf<typeof reconciliation> = {
  list: {
    query: { status: ['open'], kind: ['other-amount'], businessFrom: '2026-03-01' },
    response: { data: [{ ...open, timeline: [found] }], count: 1 },
  },
  batches: {
    query: { differs: 'true', businessTo: '2026-03-02' },
    response: {
      data: [
        {
          batchId: 'bat_0007_20260302',
          subMerchantId: 'sm_0007',
          accountName: 'Harbor Coffee',
          spProductId: 'spp_tidewater',
          provider: 'simulator',
          businessDate: '2026-03-02',
          receivedAt: '2026-03-03T07:05:00.000Z',
          ...totals,
        },
      ],
      count: 1,
    },
  },
  days: {
    query: { businessFrom: '2026-03-02', businessTo: '2026-03-02' },
    response: {
      data: [{ businessDate: '2026-03-02', batchCount: 1, awaitedCount: 0, ...totals }],
      count: 1,
    },
  },
  resolve: {
    params: { id: 'dif_000000004' },
    body: { note: 'Keyed in with two digits swapped. The processor corrects it in its next file.' },
    response: {
      ...open,
      status: 'resolved',
      timeline: [
        found,
        {
          event: 'resolved',
          at: '2026-03-03T15:12:00.000Z',
          username: 'admin@harbor',
          note: 'Keyed in with two digits swapped. The processor corrects it in its next file.',
        },
      ],
      resolvedAt: '2026-03-03T15:12:00.000Z',
    },
  },
};
