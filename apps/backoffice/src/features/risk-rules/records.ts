import * as riskRules from '@payfac/api/contract/risk-rules';
import { describeRiskRule } from '@payfac/domain/risk';
import { ruleAt } from '../../entities/risk/rules.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const search = recordSearch({
  records: 'risk rules',
  call: (query, options) => send(riskRules.list)({ query }, options),
  found: (rule) => ({
    id: rule.ruleId,
    label: rule.name,
    description: describeRiskRule(rule),
    href: ruleAt(rule.ruleId),
  }),
});
