import type { apiLogs } from '@payfac/api/contract';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const list = { may: providers, whose: 'account', walk: { by: 'provider' } } as const;
const chart = {
  may: providers,
  whose: 'nobody',
  walk: { by: 'provider', params: { period: 'daily' } },
} as const;

export const apiLogsProof: Proof<typeof apiLogs> = {
  list,
  listSuccesses: list,
  listErrors: list,
  listResponseTimes: list,
  listPatterns: { ...list, whose: { none: 'rows are kinds of calls, for all callers together' } },
  chart,
  chartSuccesses: chart,
  chartErrors: chart,
  chartResponseTimes: chart,
  chartPatterns: chart,
};
