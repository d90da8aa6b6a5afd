import type { metrics } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { keepsNothing } from '../../../test/proof/usual.ts';

const month = { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' };
const condition = { kind: 'amount-limit', params: { maximum: 5000 } };

export const metricsProof: Proof<typeof metrics> = {
  load: { may: admins, whose: 'nobody', walk: { query: { period: 'monthly' } } },
  accounts: {
    may: admins,
    whose: 'account',
    csv: [{ file: 'txMetrics', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: { query: { period: 'weekly' } },
  },
  cards: { may: admins, whose: 'account', csv: [{ file: 'ccTokenMetrics' }], walk: {} },
  runRule: {
    may: admins,
    whose: { params: { ruleId: '{rule}' }, body: month, reach: 'staff' },
    walk: { params: { ruleId: 'rul_harbor_large_payment' }, body: month },
    act: { none: 'tries a rule; where it keeps a condition, that is recorded' },
    keeps: keepsNothing,
  },
  testRun: {
    may: admins,
    whose: { body: { ...month, ...condition, subMerchantIds: ['{account}'] } },
    walk: { body: { ...month, ...condition, subMerchantIds: ['sm_0001'] } },
  },
};
