import type { reconciliation } from '@payfac/api/contract';
import { staff } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';

export const reconciliationProof: Proof<typeof reconciliation> = {
  batches: { may: staff, whose: 'account', walk: {} },
  days: { may: staff, whose: 'account', walk: {} },
  list: {
    may: staff,
    whose: 'account',
    csv: [{ file: 'reconciliation', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: { query: { status: 'open' } },
  },
  resolve: {
    may: staff,
    whose: { params: { id: '{difference}' }, body: { note: 'Corrected.' } },
    walk: ({ made }) => ({
      params: { id: first(made('list').data).differenceId },
      body: { note: 'The processor corrects it.' },
    }),
    ...moves,
  },
};
