import type { reporting } from '@payfac/api/contract';
import { seesPayments } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';

const figures = { may: seesPayments, whose: 'nobody', walk: {} } as const;

export const reportingProof: Proof<typeof reporting> = {
  listTransactions: {
    may: seesPayments,
    whose: 'account',
    csv: [
      { file: 'transactions', text: ['Description', 'transactions', 'description'] },
      {
        file: 'declined_transactions',
        query: { status: 'declined' },
        text: ['Cardholder', 'transactions', 'card_holder_name'],
      },
    ],
    walk: {},
  },
  transactionTimeline: {
    may: seesPayments,
    whose: { params: { id: '{payment}' } },
    walk: ({ made }) => ({ params: { id: first(made('listTransactions').data).transactionId } }),
  },
  transactionStatistics: figures,
  transactionCharts: {
    may: seesPayments,
    whose: 'nobody',
    walk: () => ['daily', 'weekly', 'monthly'].map((period) => ({ params: { period } })),
  },
  cardTotals: figures,
  refundTotals: figures,
  authorizations: figures,
};
