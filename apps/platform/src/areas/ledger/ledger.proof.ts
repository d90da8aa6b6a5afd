import type { ledger } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const ledgerProof: Proof<typeof ledger> = {
  accounts: { may: admins, whose: 'account', walk: {} },
  entries: { may: admins, whose: 'account', walk: {} },
  reserved: { may: admins, whose: 'account', walk: {} },
};
