import type { processorSessions } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';

export const processorSessionsProof: Proof<typeof processorSessions> = {
  list: { may: admins, whose: 'account', walk: {} },
  get: {
    may: admins,
    whose: { params: { sessionId: '{processorSession}' } },
    walk: ({ made }) => ({ params: { sessionId: first(made('list').data).sessionId } }),
  },
};
