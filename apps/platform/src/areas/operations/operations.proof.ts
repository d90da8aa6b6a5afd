import type { operations } from '@payfac/api/contract';
import { jobNames } from '@payfac/domain/jobs';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { keepsNothing } from '../../../test/proof/usual.ts';

export const operationsProof: Proof<typeof operations> = {
  runNow: {
    may: admins,
    whose: 'nobody',
    walk: () => jobNames.map((name) => ({ body: { name } })),
    act: 'recorded',
    keeps: keepsNothing,
  },
  syncTransactions: {
    may: admins,
    whose: { body: { transactionIds: ['{payment}'] }, isBulk: true },
    walk: { body: {} },
    act: 'recorded',
    keeps: keepsNothing,
  },
};
