import type { activities } from '@payfac/api/contract';
import type { Proof } from '../../../test/proof/proof.ts';

export const activitiesProof: Proof<typeof activities> = {
  list: {
    may: ['admin', 'bank'],
    whose: 'account',
    csv: [{ file: 'users-activities', text: ['Message', 'user_activities', 'message'] }],
    walk: {},
  },
};
