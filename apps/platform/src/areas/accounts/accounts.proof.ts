import type { accounts, accountsCenter } from '@payfac/api/contract';
import { everyone, type Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const seesAccounts: readonly Person[] = [
  'admin',
  'underwriter',
  'bank',
  'manager',
  'merchantadmin',
  'employee',
  'applicant',
  'borrower',
];
const text = ['DBA name', 'sub_merchants', 'dba_name'] as const;

export const accountsProof: Proof<typeof accounts> = {
  view: {
    may: seesAccounts,
    whose: 'account',
    csv: [{ file: 'accounts', text }],
    walk: {},
    answers: { count: 45 },
  },
  names: { may: everyone, whose: 'account', walk: {} },
};

export const accountsCenterProof: Proof<typeof accountsCenter> = {
  view: {
    may: ['provider'],
    whose: 'account',
    csv: [{ file: 'accounts', by: 'provider', text }],
    walk: { by: 'provider' },
    answers: { count: 24 },
  },
  names: { may: ['provider'], whose: 'account', walk: { by: 'provider' } },
};
