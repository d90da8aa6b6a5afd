import type { raws } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const rawsProof: Proof<typeof raws> = {
  list: {
    may: admins,
    whose: { within: { kind: 'disabledFeatures', subMerchantId: '{account}' } },
    walk: () => ['suspiciousIps', 'disabledFeatures'].map((kind) => ({ query: { kind } })),
  },
};
