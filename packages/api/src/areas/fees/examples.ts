import type { ExamplesOf } from '../../kernel/examples.ts';
import type { fees } from './contract.ts';

const account = {
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  spProductId: 'spp_tidewater',
} as const;

export const feesExamples: ExamplesOf<typeof fees> = {
  list: {
    query: { subMerchantId: ['sm_0007'], sort: '-createdAt', getTotals: 'true' },
    response: {
      data: [
        {
          feeId: 'pst_000003310',
          kind: 'dispute',
          ...account,
          amount: 15,
          description: 'Dispute fee',
          batchId: null,
          transactionId: 'txn000000048377',
          createdAt: '2026-03-04T13:15:00.000Z',
        },
        {
          feeId: 'pst_000003204',
          kind: 'processing',
          ...account,
          amount: 67.16,
          description: 'Fees of 46 payments',
          batchId: 'bat_000000207',
          transactionId: null,
          createdAt: '2026-03-03T05:00:00.000Z',
        },
      ],
      count: 2,
      totals: { amount: 82.16 },
    },
  },
};
