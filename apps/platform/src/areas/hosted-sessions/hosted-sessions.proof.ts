import type { hostedSessions } from '@payfac/api/contract';
import type { Proof } from '../../../test/proof/proof.ts';

export const hostedSessionsProof: Proof<typeof hostedSessions> = {
  list: {
    may: ['admin', 'bank', 'manager', 'employee', 'clerk'],
    whose: 'account',
    csv: [{ file: 'hosted-sessions', text: ['Description', 'hosted_sessions', 'description'] }],
    walk: {},
  },
};
