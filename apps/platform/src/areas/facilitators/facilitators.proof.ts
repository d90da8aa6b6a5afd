import type { facilitators } from '@payfac/api/contract';
import { everyone } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const facilitatorsProof: Proof<typeof facilitators> = {
  list: {
    may: everyone,
    whose: { none: 'is the facilitator that somebody is of' },
    walk: { by: 'provider' },
  },
};
