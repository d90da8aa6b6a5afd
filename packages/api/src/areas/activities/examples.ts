import type { ExamplesOf } from '../../kernel/examples.ts';
import type { activities } from './contract.ts';

export const activitiesExamples: ExamplesOf<typeof activities> = {
  list: {
    query: { action: 'transactions.refund', from: '2026-03-01T05:00:00.000Z', pageSize: '10' },
    response: {
      data: [
        {
          activityId: 'act_000000412',
          userId: 'usr_harbor_manager',
          username: 'manager@harbor',
          actorUserId: null,
          actorUsername: null,
          subMerchantId: 'sm_0007',
          accountName: 'Lantern Quay Books',
          action: 'transactions.refund',
          target: 'txn000000048213',
          targetName: null,
          message: 'Refunded a payment',
          ip: '198.51.100.14',
          createdAt: '2026-03-02T16:20:00.000Z',
        },
      ],
      count: 1,
    },
  },
};
