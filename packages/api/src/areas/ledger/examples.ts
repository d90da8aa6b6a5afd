import type { ExamplesOf } from '../../kernel/examples.ts';
import type { ledger } from './contract.ts';

const account = { subMerchantId: 'sm_0007', accountName: 'Copper Kettle Roasters' } as const;

export const ledgerExamples: ExamplesOf<typeof ledger> = {
  accounts: {
    query: { kind: ['merchants'], sort: '-balance' },
    response: {
      data: [{ account: 'merchants:sm_0007', ...account, balance: 2204.18, entryCount: 9120 }],
      count: 1,
    },
  },
  entries: {
    query: {
      account: ['merchants:sm_0007'],
      from: '2026-03-02T05:00:00.000Z',
      getData: 'true',
      getInitialBalance: 'true',
    },
    response: {
      data: [
        {
          entryId: 'ent_000006607',
          postingId: 'pst_000003301',
          kind: 'sale',
          account: 'merchants:sm_0007',
          amount: 184.5,
          description: 'Sale',
          subMerchantId: 'sm_0007',
          transactionId: 'txn000000048213',
          payoutId: null,
          batchId: null,
          createdAt: '2026-03-02T15:04:05.000Z',
        },
      ],
      count: 1,
      initialBalance: 2019.68,
    },
  },
  reserved: {
    query: { subMerchantId: ['sm_0007'] },
    response: {
      data: [
        { ...account, account: 'reserve:visa:sm_0007', amount: 310.25 },
        { ...account, account: 'reserve:echeck:sm_0007', amount: 42 },
      ],
      count: 2,
      totals: { all: 352.25, card: 310.25, eCheck: 42 },
    },
  },
};
