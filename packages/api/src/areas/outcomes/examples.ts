import type { ExamplesOf } from '../../kernel/examples.ts';
import type { outcomes } from './contract.ts';

export const outcomesExamples: ExamplesOf<typeof outcomes> = {
  list: {
    query: { key: 'b0e8a1c2-6a2f-4a38-9d0e-5f3f7c1d2e90' },
    response: {
      data: [
        {
          key: 'b0e8a1c2-6a2f-4a38-9d0e-5f3f7c1d2e90',
          startedAt: '2026-03-02T15:04:05.000Z',
          state: 'succeeded',
          operation: {
            transactionId: 'txn000000048213',
            kind: 'sale',
            amount: 77.01,
            subMerchantId: 'sm_0001',
          },
          failure: null,
        },
      ],
    },
  },
  acknowledge: {
    body: { key: 'b0e8a1c2-6a2f-4a38-9d0e-5f3f7c1d2e90' },
    response: { key: 'b0e8a1c2-6a2f-4a38-9d0e-5f3f7c1d2e90' },
  },
};
