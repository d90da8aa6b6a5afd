import type { ExamplesOf } from '../../kernel/examples.ts';
import type { funds } from './contract.ts';

const params = { id: 'app_0012' } as const;

export const fundsExamples: ExamplesOf<typeof funds> = {
  loans: {
    params,
    response: {
      success: true,
      data: [
        {
          subMerchantLoanId: 'loan_0012',
          subMerchantId: 'sm_0012',
          lenderName: 'Breakwater Capital',
          status: 'active',
          principal: 10_000,
          fee: 1200,
          repaid: 3000,
          startedOn: '2026-01-05',
          nextPaymentOn: '2026-04-06',
          createdAt: '2025-12-29T18:30:00.000Z',
        },
      ],
    },
  },
  reserved: {
    params,
    response: {
      success: true,
      data: [
        { amount: 412.5, account: 'reserve:visa:sm_0012' },
        { amount: 180, account: 'reserve:mastercard:sm_0012' },
        { amount: 57.25, account: 'reserve:echeck:sm_0012' },
      ],
      totals: { all: 649.75, card: 592.5, eCheck: 57.25 },
    },
  },
  release: {
    params,
    body: { segment: 'card', amount: 400, reason: 'Six months without a dispute.' },
    response: {
      success: true,
      released: 400,
      totals: { all: 249.75, card: 192.5, eCheck: 57.25 },
    },
  },
};
