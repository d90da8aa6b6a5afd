import type { tokenSessions } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const chart = { may: admins, whose: 'nobody', walk: {} } as const;

export const tokenSessionsProof: Proof<typeof tokenSessions> = {
  list: { may: admins, whose: 'account', walk: {} },
  deviceChart: chart,
  browserChart: chart,
  osChart: chart,
};
