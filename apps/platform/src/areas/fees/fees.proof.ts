import type { fees } from '@payfac/api/contract';
import { seesFees } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const feesProof: Proof<typeof fees> = {
  list: {
    may: seesFees,
    whose: 'account',
    csv: [{ file: 'fees', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: {},
  },
};
