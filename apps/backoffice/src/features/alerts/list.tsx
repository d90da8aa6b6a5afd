import * as alertsCalls from '@payfac/api/contract/alerts';
import { alertSeverityLabels, alertStatuses, alertStatusLabels } from '@payfac/domain/alerts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { lastFour } from '../../entities/cards/last-four.ts';
import { send } from '../../shared/api/connection.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { largestSeries } from '../../shared/lists/statistics/largest-series.ts';
import { chartOf } from '../../shared/lists/statistics/source.ts';
import { alertActions, alertBulkActions } from './actions.ts';
import { alertColumns } from './columns.tsx';

/** The call has no filter for an alert's id, so it is searched for, including discarded ones. */
const load = rowOf({
  noun: 'Alert',
  list: (singleSearch, options) =>
    send(alertsCalls.list)({ query: { singleSearch, status: [...alertStatuses] } }, options),
  keyOf: ({ alertId }) => alertId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: alertStatusLabels.unacknowledged, values: ['unacknowledged'] },
    { label: alertStatusLabels.acknowledged, values: ['acknowledged'] },
    { label: alertStatusLabels.discarded, values: ['discarded'] },
  ],
} as const;

export const alerts = defineList(alertsCalls.list, {
  report: 'alerts',
  parent: 'risk-management',
  noun: { one: 'alert', many: 'alerts' },
  rowKey: ({ alertId }) => alertId,
  rowName: ({ ruleName, accountName }) => `${ruleName}, ${accountName}`,
  columns: alertColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Raised' },
    { kind: 'choices', key: 'severity', label: 'Severity', labels: alertSeverityLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'status', label: 'Status', labels: alertStatusLabels },
    { kind: 'text', key: 'message', label: 'Evidence' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'truncatedCardNumber', label: 'Last four digits', rule: lastFour },
    { kind: 'text', key: 'ruleId', label: 'Rule ID' },
    { kind: 'text', key: 'alertGroupId', label: 'Alert group ID' },
  ],
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(alertsCalls.list, byStatus) },
  chart: {
    label: 'Alerts over time, by account',
    period: 'weekly',
    isOfCounts: true,
    source: chartOf(alertsCalls.accountChart, ({ series }) =>
      largestSeries(series, 'Other accounts'),
    ),
  },
  empty: 'Alerts show up here when a payment meets a risk rule.',
  detail: {
    load,
    title: ({ ruleName, accountName }) => `${ruleName} at ${accountName}`,
    story: async () => (await import('./components/alert-detail.tsx')).useAlertStory,
  },
  rowActions: alertActions,
  bulkActions: alertBulkActions,
});
