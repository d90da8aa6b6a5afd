import type { list } from '@payfac/api/contract/risk-rules';
import { describeRiskCondition, type RiskRule, riskRuleKindLabels } from '@payfac/domain/risk';
import { RuleActionBadge } from '../../../entities/risk/action-badge.tsx';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { OnOffBadge } from './badges.tsx';
import { WatchedAccounts } from './watched-accounts.tsx';

export const ruleColumns: readonly ListColumn<RiskRule, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Rule',
    render: ({ name }) => name,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'description',
    header: 'When',
    render: (rule) => describeRiskCondition(rule),
    content: 'text',
    onCard: 'detail',
  },
  {
    id: 'action',
    header: 'Action',
    render: ({ action }) => <RuleActionBadge action={action} />,
    content: 'status',
  },
  {
    id: 'severity',
    header: 'Severity',
    render: ({ severity }) => <SeverityBadge severity={severity} />,
    content: 'status',
  },
  {
    id: 'accounts',
    header: 'Accounts',
    render: ({ subMerchantIds }) => <WatchedAccounts ids={subMerchantIds} />,
    content: 'name',
  },
  {
    id: 'enabled',
    header: 'State',
    render: ({ enabled }) => <OnOffBadge isOn={enabled} />,
    content: 'status',
    onCard: 'status',
  },
  { ...momentColumn('updatedAt', 'Changed'), isHiddenAtFirst: true },
  {
    id: 'kind',
    header: 'Kind',
    render: ({ kind }) => riskRuleKindLabels[kind],
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'ruleId',
    header: 'Rule ID',
    render: ({ ruleId }) => ruleId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
