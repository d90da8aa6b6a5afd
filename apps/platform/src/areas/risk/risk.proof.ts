import type { risk } from '@payfac/api/contract';
import { admins, staff } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const riskProof: Proof<typeof risk> = {
  groups: { may: [...staff, 'provider'], whose: 'account', walk: {} },
  accountsRules: { may: admins, whose: 'account', walk: {} },
};
