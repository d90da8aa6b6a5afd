import type { ExamplesOf } from '../../kernel/examples.ts';
import type { operations } from './contract.ts';

export const operationsExamples: ExamplesOf<typeof operations> = {
  runNow: {
    body: { name: 'settlement' },
    response: {
      name: 'settlement',
      startedAt: '2026-03-03T05:00:00.000Z',
      finishedAt: '2026-03-03T05:00:01.410Z',
      count: 38,
    },
  },
  syncTransactions: {
    body: { transactionIds: ['txn000000048213', 'txn000000048219'] },
    response: {
      count: 1,
      failed: [{ id: 'txn000000048219', message: 'The processor didn’t respond.' }],
    },
  },
};
