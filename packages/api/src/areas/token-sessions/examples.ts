import type { ExamplesOf } from '../../kernel/examples.ts';
import type { tokenSessions } from './contract.ts';

const query = { from: '2026-03-01T05:00:00.000Z', to: '2026-03-08T05:00:00.000Z' };

export const tokenSessionsExamples: ExamplesOf<typeof tokenSessions> = {
  list: {
    query: { ...query, status: ['closed'] },
    response: {
      data: [
        {
          tokenSessionId: 'tks_000000871',
          subMerchantId: 'sm_0007',
          accountName: 'Copper Kettle Roasters',
          status: 'closed',
          tokenCount: 1,
          device: 'Desktop',
          browser: 'Firefox',
          os: 'Windows',
          ipAddress: '192.0.2.44',
          origin: 'https://shop.copperkettle.example',
          createdAt: '2026-03-02T17:10:20.000Z',
          closedAt: '2026-03-02T17:11:58.000Z',
        },
      ],
      count: 1,
    },
  },
  deviceChart: {
    query,
    response: {
      data: [
        { name: 'Phone', count: 214 },
        { name: 'Desktop', count: 167 },
        { name: 'Tablet', count: 19 },
      ],
    },
  },
  browserChart: {
    query,
    response: {
      data: [
        { name: 'Safari', count: 181 },
        { name: 'Chrome', count: 160 },
        { name: 'Firefox', count: 35 },
        { name: 'Edge', count: 24 },
      ],
    },
  },
  osChart: {
    query,
    response: {
      data: [
        { name: 'iOS', count: 172 },
        { name: 'Windows', count: 121 },
        { name: 'Android', count: 61 },
        { name: 'macOS', count: 46 },
      ],
    },
  },
};
