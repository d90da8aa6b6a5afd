import * as risk from '@payfac/api/contract/risk';
import { riskActionLabels } from '@payfac/domain/risk';
import { send } from '../../../shared/api/connection.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { showDate } from '../../../shared/time/show.ts';
import { accountPicker } from '../../accounts/picker.ts';
import { rulePicker } from '../rules.ts';
import { groupColumns } from './columns.tsx';

const load = rowOf({
  noun: 'Group',
  list: (groupId, options) => send(risk.groups)({ query: { groupId: [groupId] } }, options),
  keyOf: ({ groupId }) => groupId,
});

/** /risk-management/transactions: payments that rules flagged, by rule, account and day. */
export const riskGroups = defineList(risk.groups, {
  report: 'risk-groups',
  parent: 'risk-management',
  noun: { one: 'group', many: 'groups' },
  rowKey: ({ groupId }) => groupId,
  rowName: ({ ruleName, accountName }) => `${ruleName}, ${accountName}`,
  columns: groupColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
    { kind: 'choices', key: 'action', label: 'Action', labels: riskActionLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'record', key: 'ruleId', label: 'Rule', picker: rulePicker },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
  ],
  defaultSort: '-lastAt',
  empty: 'Payments that a risk rule flags show up here, by rule, account, and day.',
  detail: {
    load,
    title: ({ ruleName, accountName, lastAt }) =>
      `${ruleName} at ${accountName}, ${showDate(lastAt)}`,
    story: async () => (await import('./group-detail.tsx')).useGroupStory,
  },
});
