import type { ExamplesOf } from '../../kernel/examples.ts';
import type { tokenizationSessions } from './contract.ts';

export const tokenizationSessionsExamples: ExamplesOf<typeof tokenizationSessions> = {
  authorize: {
    body: { tokenizationId: 'tks_000000871', targetOrigin: 'https://shop.copperkettle.example' },
    response: {
      tokenizationId: 'tks_000000871',
      subMerchantId: 'sm_0007',
      status: 'open',
      sessionToken: 'example-session-token',
      expiresAt: '2026-03-02T17:25:20.000Z',
    },
  },
};
