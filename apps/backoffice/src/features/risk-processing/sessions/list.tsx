import * as processorSessions from '@payfac/api/contract/processor-sessions';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { processorSessionOutcomeLabels } from '@payfac/domain/processor-sessions';
import { displayTransactionId, transactionOperationLabels } from '@payfac/domain/transactions';
import { accountHeader } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { settled } from '../../../shared/query/client.ts';
import { showDateTime } from '../../../shared/time/show.ts';
import { askAgain, isOpenEnded, OutcomeBadge, sessionActions, showDuration } from './session.tsx';

const labels = processorSessionOutcomeLabels;

const byOutcome = {
  key: 'outcome',
  tabs: [
    { label: 'All', values: [] },
    { label: labels.open, values: ['open'] },
    { label: labels.approved, values: ['approved'] },
    { label: labels.declined, values: ['declined'] },
    { label: labels['timed-out'], values: ['timed-out'] },
    { label: labels.errored, values: ['errored'] },
  ],
} as const;

export const sessions = defineList(processorSessions.list, {
  report: 'processor-sessions',
  parent: 'risk-management',
  noun: { one: 'session', many: 'processor sessions' },
  rowKey: ({ sessionId }) => sessionId,
  rowName: ({ sessionId }) => sessionId,
  columns: [
    accountHeader,
    {
      id: 'operation',
      header: 'Operation',
      render: ({ operation }) => transactionOperationLabels[operation],
      onCard: 'detail',
      noteOnCard: ({ startedAt }) => showDateTime(startedAt),
    },
    {
      id: 'amount',
      header: 'Amount',
      render: ({ amount }) => formatUsd(amount),
      content: 'money',
      onCard: 'amount',
    },
    {
      id: 'outcome',
      header: 'Outcome',
      render: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'responseCode',
      header: 'Code',
      render: ({ responseCode }) => responseCode ?? '—',
    },
    {
      id: 'durationMs',
      header: 'Duration',
      render: ({ durationMs }) => showDuration(durationMs),
      sort: 'durationMs',
      firstDirection: 'descending',
      align: 'end',
    },
    {
      id: 'processor',
      header: 'Processor',
      render: ({ processor }) => processorLabels[processor],
      content: 'text',
    },
    momentColumn('startedAt', 'Started'),
    {
      id: 'transactionId',
      header: 'Transaction',
      render: ({ transactionId }) => displayTransactionId(transactionId),
      content: 'id',
    },
    {
      id: 'sessionId',
      header: 'Session ID',
      render: ({ sessionId }) => sessionId,
      content: 'id',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Started' },
    { kind: 'choices', key: 'operation', label: 'Operation', labels: transactionOperationLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'number', key: 'durationMin', label: 'Took at least', unit: 'ms' },
    { kind: 'choices', key: 'outcome', label: 'Outcome', labels },
    { kind: 'choices', key: 'processor', label: 'Processor', labels: processorLabels },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'sessionId', label: 'Session ID' },
  ],
  defaultSort: '-startedAt',
  tabs: {
    ...byOutcome,
    counts: countsOf(processorSessions.list, byOutcome),
  },
  empty: 'Requests to processors and their responses show up here.',
  detail: {
    load: (sessionId, signal) =>
      settled(send(processorSessions.get)({ params: { sessionId } }, { signal })),
    title: ({ accountName, processor }) => `${accountName} with ${processorLabels[processor]}`,
    idLabel: 'session ID',
    story: async () => (await import('./session-detail.tsx')).useProcessorSession,
  },
  rowActions: sessionActions,
  bulkActions: [
    {
      label: 'Check outcomes',
      past: 'checked',
      ability: 'sidebar.system',
      isOffered: isOpenEnded,
      each: askAgain,
    },
  ],
});

export const Sessions = () => <ListView list={sessions} prefix="sessions" />;
