import type { ExamplesOf } from '../../kernel/examples.ts';
import type { disputes } from './contract.ts';

const points = (first: number, second: number) => [
  { at: '2026-02-01T05:00:00.000Z', value: first },
  { at: '2026-03-01T05:00:00.000Z', value: second },
];

export const disputesExamples: ExamplesOf<typeof disputes> = {
  list: {
    query: { status: ['needs_response'], sort: 'respondBy' },
    response: {
      data: [
        {
          disputeId: 'dsp_000000012',
          transactionId: 'txn000000044102',
          chargebackTransactionId: 'txn000000048377',
          subMerchantId: 'sm_0007',
          accountName: 'Copper Kettle Roasters',
          spProductId: 'spp_tidewater',
          status: 'needs_response',
          reason: 'not_received',
          reasonCode: '13.1',
          amount: 96.4,
          cardBrand: 'visa',
          truncatedCardNumber: '4242',
          respondBy: '2026-03-22T13:15:00.000Z',
          createdAt: '2026-03-04T13:15:00.000Z',
          updatedAt: '2026-03-04T13:15:00.000Z',
          closedAt: null,
        },
      ],
      count: 1,
    },
  },
  chart: {
    query: { period: 'monthly', subMerchantId: ['sm_0007'] },
    response: {
      series: [
        { name: 'Opened', points: points(2, 1) },
        { name: 'Won', points: points(1, 0) },
        { name: 'Lost', points: points(1, 0) },
      ],
    },
  },
};
