import type { ExamplesOf } from '../../kernel/examples.ts';
import type { processorSessions } from './contract.ts';

const session = {
  sessionId: 'ses_000019833',
  processor: 'simulator',
  operation: 'sale',
  outcome: 'timed-out',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  transactionId: 'txn000000048213',
  processorTransactionId: null,
  amount: 7777.01,
  responseCode: null,
  startedAt: '2026-03-02T15:04:05.000Z',
  endedAt: '2026-03-02T15:04:35.000Z',
  durationMs: 30_000,
} as const;

export const processorSessionsExamples: ExamplesOf<typeof processorSessions> = {
  list: {
    query: { outcome: ['timed-out'], sort: '-startedAt' },
    response: { data: [session], count: 1 },
  },
  get: {
    params: { sessionId: session.sessionId },
    response: {
      ...session,
      exchanges: [
        { at: session.startedAt, direction: 'request', message: 'sale 7777.01 USD' },
        { at: '2026-03-02T15:05:35.000Z', direction: 'inquiry', message: 'not found' },
      ],
    },
  },
};
