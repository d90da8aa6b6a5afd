import type { ExamplesOf } from '../../kernel/examples.ts';
import type { tokenStatistics } from './contract.ts';

export const tokenStatisticsExamples: ExamplesOf<typeof tokenStatistics> = {
  get: {
    query: { from: '2026-03-02T05:00:00.000Z', subMerchantId: ['sm_0007'] },
    response: {
      saved: { count: 18, amount: 720 },
      singleUse: { count: 28, amount: 1120 },
      cards: 41,
      brands: [
        { cardBrand: 'visa', count: 30, amount: 1210 },
        { cardBrand: 'mastercard', count: 16, amount: 630 },
      ],
    },
  },
};
