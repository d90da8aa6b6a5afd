import type { ExamplesOf } from '../../kernel/examples.ts';
import { examplePaymentLink } from '../payment-links/examples.ts';
import type { hostedSessions } from './contract.ts';

export const hostedSessionsExamples: ExamplesOf<typeof hostedSessions> = {
  list: {
    query: { status: ['initiated'], completion: ['completed'], sort: '-createdAt' },
    response: {
      data: [
        {
          ...examplePaymentLink,
          status: 'initiated',
          completion: 'completed',
          useCount: 1,
          openedAt: '2026-03-02T16:02:10.000Z',
          completedAt: '2026-03-02T16:03:45.000Z',
          transactionIds: ['txn000000048230'],
        },
      ],
      count: 1,
    },
  },
};
