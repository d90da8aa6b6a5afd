import type { list } from '@payfac/api/contract/risk-rules';
import * as riskRules from '@payfac/api/contract/risk-rules';
import {
  describeRiskCondition,
  type RiskRule,
  riskActionLabels,
  riskRuleKindLabels,
} from '@payfac/domain/risk';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { NamesCell } from '../../../shared/lists/cells.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { useNames } from '../../../shared/records/use-names.ts';
import { ruleActions, ruleBulkActions } from './actions.tsx';
import { OnOffBadge, RuleActionBadge } from './badges.tsx';

/** The accounts that a rule applies to, by name. */
function WatchedAccounts({ ids }: { readonly ids: readonly string[] }) {
  const nameOf = useNames(accountPicker, ids);
  if (ids.length === 0) return 'All accounts';
  return <NamesCell names={ids.map(nameOf)} />;
}

const ruleColumns: readonly ListColumn<RiskRule, SortKey<typeof list.query>>[] = [
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

const RuleDialog = laterPart(async () => (await import('../form/rule-dialog.tsx')).RuleDialog);

const load = rowOf({
  noun: 'Rule',
  list: (id, options) => send(riskRules.list)({ query: { ruleId: [id] } }, options),
  keyOf: ({ ruleId }) => ruleId,
});

export const rules = defineList(riskRules.list, {
  report: 'risk-rules',
  parent: 'risk-management',
  noun: { one: 'rule', many: 'rules' },
  rowKey: ({ ruleId }) => ruleId,
  rowName: ({ name }) => name,
  columns: ruleColumns,
  filters: [
    { kind: 'choices', key: 'kind', label: 'Kind', labels: riskRuleKindLabels },
    { kind: 'choices', key: 'action', label: 'Action', labels: riskActionLabels },
    { kind: 'boolean', key: 'enabled', label: 'State', yes: 'On', no: 'Off' },
    { kind: 'record', key: 'subMerchantId', label: 'Watches account', picker: accountPicker },
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'ruleId', label: 'Rule ID' },
  ],
  defaultSort: 'name',
  empty: 'Add a rule to raise an alert, hold a payment for review, or decline it.',
  create: {
    label: 'New rule',
    ability: 'rules.edit',
    dialog: (close) => <RuleDialog onClose={close} />,
  },
  detail: {
    load,
    title: ({ name }) => name,
    story: async () => (await import('./rule-detail.tsx')).useRuleStory,
  },
  rowActions: ruleActions,
  bulkActions: ruleBulkActions,
});

export const Rules = () => <ListView list={rules} prefix="rules" />;
