import * as alerts from '@payfac/api/contract/alerts';
import { type AlertGroup, alertSeverityLabels, alertStatusLabels } from '@payfac/domain/alerts';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { lastFour } from '../../entities/cards/last-four.ts';
import { SeverityBadge } from '../../entities/risk/severity-badge.tsx';
import { listAt } from '../../shared/address.ts';
import { wholeNumber } from '../../shared/counted.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';
import { largestSeries } from '../../shared/lists/statistics/largest-series.ts';
import { chartOf } from '../../shared/lists/statistics/source.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { GroupMove } from './components/group-move.tsx';

const isOpen = ({ unacknowledgedCount }: AlertGroup): boolean => unacknowledgedCount > 0;

const groupActions: readonly RowAction<AlertGroup>[] = [
  {
    label: 'View alerts',
    href: ({ alertGroupId }) => listAt('/risk-management/alerts', { alertGroupId }),
  },
  {
    label: 'Acknowledge all',
    ability: 'alerts.manage',
    isOffered: isOpen,
    dialog: (group, close) => <GroupMove group={group} action="acknowledge" onClose={close} />,
  },
  {
    label: 'Remove all acknowledgments',
    ability: 'alerts.manage',
    isOffered: ({ count, unacknowledgedCount }) => count > unacknowledgedCount,
    dialog: (group, close) => <GroupMove group={group} action="unacknowledge" onClose={close} />,
  },
  {
    label: 'Discard all',
    ability: 'alerts.manage',
    tone: 'danger',
    dialog: (group, close) => <GroupMove group={group} action="discard" onClose={close} />,
  },
];

/** Alerts grouped by rule and account, with the cards they concern over time. */
export const alertGroups = defineList(alerts.groups, {
  report: 'alert-groups',
  parent: 'risk-management',
  noun: { one: 'group', many: 'groups of alerts' },
  rowKey: ({ alertGroupId }) => alertGroupId,
  rowName: ({ ruleName, accountName }) => `${ruleName}, ${accountName}`,
  columns: [
    {
      id: 'ruleName',
      header: 'Rule',
      render: ({ ruleName }) => ruleName,
      isRowHeader: true,
    },
    { ...accountColumn, onCard: 'detail' },
    {
      id: 'severity',
      header: 'Highest severity',
      render: ({ severity }) => <SeverityBadge severity={severity} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'count',
      header: 'Alerts',
      render: ({ count }) => wholeNumber(count),
      sort: 'count',
      firstDirection: 'descending',
      align: 'end',
    },
    {
      id: 'unacknowledgedCount',
      header: 'Unacknowledged',
      render: ({ unacknowledgedCount }) =>
        unacknowledgedCount === 0 ? '—' : wholeNumber(unacknowledgedCount),
      align: 'end',
    },
    {
      id: 'firstAt',
      header: () => `First (${zoneInHeaders()})`,
      render: ({ firstAt }) => showDateTime(firstAt),
      content: 'date',
      isHiddenAtFirst: true,
    },
    momentColumn('lastAt', 'Last'),
  ],
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
  defaultSort: '-lastAt',
  chart: {
    label: 'Alerts over time, by card',
    period: 'weekly',
    isOfCounts: true,
    source: chartOf(alerts.cardChart, ({ series }) => largestSeries(series, 'Other cards')),
  },
  empty: 'Alerts that one rule raised over one account show up here together.',
  rowActions: groupActions,
});

export const AlertGroups = () => <ListView list={alertGroups} prefix="groups" />;
