import { riskRules } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const rule = {
  name: 'Over nine thousand',
  enabled: true,
  action: 'alert',
  severity: 'low',
  subMerchantIds: ['sm_0001'],
  kind: 'amount-limit',
  params: { maximum: 9000.5 },
};

export const riskRulesProof: Proof<typeof riskRules> = {
  create: {
    may: admins,
    whose: { body: { ...rule, subMerchantIds: ['{account}'] } },
    walk: { body: rule },
    act: 'recorded',
    keeps: ({ send }) => ({
      given: rule,
      read: ({ ruleId }) => send(riskRules.get, { params: { ruleId } }),
    }),
  },
  list: { may: admins, whose: { none: 'rules are the facilitator’s' }, walk: {} },
  get: {
    may: admins,
    whose: { params: { ruleId: '{rule}' }, reach: 'staff' },
    walk: ({ made }) => ({ params: { ruleId: made('create').ruleId } }),
  },
  describe: {
    may: admins,
    whose: { params: { ruleId: '{rule}' }, reach: 'staff' },
    walk: ({ made }) => ({ params: { ruleId: made('create').ruleId } }),
  },
  update: {
    may: admins,
    whose: { body: { ...rule, subMerchantIds: [], ruleId: '{rule}' }, reach: 'staff' },
    walk: ({ made }) => ({ body: { ...rule, ruleId: made('create').ruleId, enabled: false } }),
    act: 'recorded',
    keeps: async ({ send }) => {
      const { ruleId } = await send(riskRules.create, { body: { ...rule, name: 'Before' } });
      return {
        given: { ...rule, ruleId, enabled: false, severity: 'high', params: { maximum: 70 } },
        read: () => send(riskRules.get, { params: { ruleId } }),
      };
    },
  },
  remove: {
    may: admins,
    whose: { params: { ruleId: '{rule}' }, reach: 'staff' },
    walk: ({ made }) => ({ params: { ruleId: made('create').ruleId } }),
    act: 'recorded',
  },
};
