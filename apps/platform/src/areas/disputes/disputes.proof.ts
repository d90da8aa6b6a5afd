import type { disputes } from '@payfac/api/contract';
import type { Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const seesDisputes: readonly Person[] = [
  'admin',
  'underwriter',
  'provider',
  'manager',
  'accounting',
];

export const disputesProof: Proof<typeof disputes> = {
  list: {
    may: seesDisputes,
    whose: 'account',
    csv: [{ file: 'disputes', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: {},
  },
  chart: { may: seesDisputes, whose: 'nobody', walk: {} },
};
