import type { ExamplesOf } from '../../kernel/examples.ts';
import type { raws } from './contract.ts';

export const rawsExamples: ExamplesOf<typeof raws> = {
  list: {
    query: { kind: 'suspiciousIps', sort: '-at' },
    response: {
      data: [
        {
          kind: 'suspiciousIps',
          ip: '203.0.113.77',
          reason: 'card-testing',
          attempts: 64,
          firstAt: '2026-03-02T03:11:09.000Z',
          lastAt: '2026-03-02T03:14:55.000Z',
          blockedUntil: '2026-03-02T04:14:55.000Z',
        },
      ],
      count: 1,
    },
  },
};
