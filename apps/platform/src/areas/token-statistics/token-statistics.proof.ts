import type { tokenStatistics } from '@payfac/api/contract';
import { seesPayments } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

export const tokenStatisticsProof: Proof<typeof tokenStatistics> = {
  get: { may: seesPayments, whose: 'nobody', walk: {} },
};
