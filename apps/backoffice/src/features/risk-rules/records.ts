import { describeRiskRule } from '@payfac/domain/risk';
import { ruleAt } from '../../entities/risk/rule-address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'risk rules',
  call: (query, options) => api.riskRules.list({ query }, options),
  found: (rule) => ({
    id: rule.ruleId,
    label: rule.name,
    description: describeRiskRule(rule),
    href: ruleAt(rule.ruleId),
  }),
});
