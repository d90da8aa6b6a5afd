import * as riskRules from '@payfac/api/contract/risk-rules';
import { riskActionLabels, riskRuleKindLabels } from '@payfac/domain/risk';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { ruleActions, ruleBulkActions } from './actions.tsx';
import { ruleColumns } from './columns.tsx';

/** Fetched with the first rule that is opened, or written. */
const RuleDetail = laterPart(async () => (await import('./rule-detail.tsx')).RuleDetail);
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
    title: (_, rule) => rule?.name ?? 'Rule',
    content: (rule, close) => <RuleDetail rule={rule} onDeleted={close} />,
  },
  rowActions: ruleActions,
  bulkActions: ruleBulkActions,
});

export const Rules = () => <ListView list={rules} prefix="rules" />;
