import type { capital } from '@payfac/api/contract';
import { merchants, staff } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const capitalProof: Proof<typeof capital> = {
  referrals: { may: [...staff, ...merchants], whose: 'account', walk: {} },
};
