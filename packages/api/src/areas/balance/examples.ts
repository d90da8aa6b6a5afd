import type { ExamplesOf } from '../../kernel/examples.ts';
import type { balance } from './contract.ts';

export const balanceExamples: ExamplesOf<typeof balance> = {
  list: {
    query: { account: ['merchants:sm_0007'], getTotals: 'true' },
    response: {
      data: [
        {
          account: 'merchants:sm_0007',
          subMerchantId: 'sm_0007',
          accountName: 'Copper Kettle Roasters',
          balance: 2204.18,
          reserved: 352.25,
          inTransit: 1732.84,
          available: 2204.18,
        },
      ],
      count: 1,
      totals: { balance: 2204.18, available: 2204.18, inTransit: 1732.84, reserved: 352.25 },
    },
  },
};
