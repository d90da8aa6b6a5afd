import type { ExamplesOf } from '../../kernel/examples.ts';
import type { riskRules } from './contract.ts';

const fields = {
  name: 'Card velocity',
  enabled: true,
  action: 'review',
  severity: 'high',
  kind: 'metric-limit',
  params: { subject: 'card', metric: 'transactionCount', period: 'daily', limit: '5' },
} as const;

const rule = {
  _id: '65e33f1aa7c2d40001b0c1de',
  ruleId: 'rule_card_velocity',
  ...fields,
  subMerchantIds: [],
  createdAt: '2026-01-12T15:30:00.000Z',
  updatedAt: '2026-01-12T15:30:00.000Z',
};

const params = { ruleId: rule.ruleId };

export const riskRulesExamples: ExamplesOf<typeof riskRules> = {
  list: { query: { enabled: 'true', sort: 'name' }, response: { data: [rule], count: 1 } },
  create: { body: { ...fields, subMerchantIds: [] }, response: rule },
  update: {
    body: { ...fields, ruleId: rule.ruleId, subMerchantIds: [], action: 'decline' },
    response: { ...rule, action: 'decline', updatedAt: '2026-03-02T16:00:00.000Z' },
  },
  get: { params, response: rule },
  remove: { params, response: { success: true } },
  describe: {
    params,
    response: {
      description: 'Hold the payment for review when the card’s payments in a day exceed 5.',
    },
  },
};
