import type { ExamplesOf } from '../../kernel/examples.ts';
import type { capital } from './contract.ts';

export const capitalExamples: ExamplesOf<typeof capital> = {
  referrals: {
    query: { subMerchantId: ['sm_0012'], status: ['funded'] },
    response: {
      data: [
        {
          referralId: 'ref_0012',
          subMerchantId: 'sm_0012',
          applicationId: 'app_0012',
          accountName: 'Lantern Quay Books',
          partnerName: 'Breakwater Capital',
          status: 'funded',
          requestedAmount: 10_000,
          subMerchantLoanId: 'loan_0012',
          createdAt: '2025-12-18T20:10:00.000Z',
        },
      ],
      count: 1,
    },
  },
};
