import type { balance } from '@payfac/api/contract';
import { seesBalance } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const balanceProof: Proof<typeof balance> = {
  list: {
    may: seesBalance,
    whose: { within: { account: 'merchants:{account}' } },
    csv: [{ file: 'payouts_balance', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: {},
  },
};
