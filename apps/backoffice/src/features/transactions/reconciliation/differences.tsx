import * as reconciliation from '@payfac/api/contract/reconciliation';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import {
  type Difference,
  differenceKindLabels,
  differenceStatusLabels,
  settledOperationLabels,
} from '@payfac/domain/reconciliation';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDay } from '../../../shared/time/show.ts';
import { businessDateColumn, gapColumn } from './columns.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';

const load = rowOf({
  noun: 'Difference',
  list: (differenceId, options) =>
    send(reconciliation.list)({ query: { singleSearch: differenceId } }, options),
  keyOf: ({ differenceId }) => differenceId,
});

const side = (amount: Difference['amount']) => (amount === null ? 'Missing' : formatUsd(amount));

export const differences = defineList(reconciliation.list, {
  report: 'reconciliation',
  noun: { one: 'difference', many: 'differences' },
  rowKey: ({ differenceId }) => differenceId,
  rowName: ({ kind, reference }) => `${differenceKindLabels[kind]}, ${reference}`,
  tabs: {
    key: 'status',
    tabs: [
      { label: 'Open', values: ['open'] },
      { label: 'Resolved', values: ['resolved'] },
      { label: 'All', values: ['open', 'resolved'] },
    ],
  },
  columns: [
    {
      id: 'kind',
      header: 'Difference',
      render: ({ kind }) => differenceKindLabels[kind],
      isRowHeader: true,
      content: 'text',
    },
    {
      ...accountColumn,
      onCard: 'detail',
      noteOnCard: ({ businessDate }) => showDay(businessDate),
    },
    businessDateColumn,
    {
      id: 'operation',
      header: 'Type',
      render: ({ operation }) => settledOperationLabels[operation],
    },
    {
      id: 'ours',
      header: 'Our records',
      render: ({ amount }) => side(amount),
      content: 'money',
    },
    {
      id: 'file',
      header: 'Settlement file',
      render: ({ fileAmount }) => side(fileAmount),
      content: 'money',
    },
    gapColumn,
    {
      id: 'status',
      header: 'Status',
      render: ({ status }) => <StatusWord>{differenceStatusLabels[status]}</StatusWord>,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'provider',
      header: 'Processor',
      render: ({ provider }) => processorLabels[provider],
      content: 'text',
      isHiddenAtFirst: true,
    },
    {
      id: 'reference',
      header: 'Reference',
      render: ({ reference }) => reference,
      content: 'id',
      isHiddenAtFirst: true,
    },
    { ...momentColumn('createdAt', 'Found'), isHiddenAtFirst: true },
  ],
  filters: [
    { kind: 'day-range', from: 'businessFrom', to: 'businessTo', label: 'Business day' },
    { kind: 'choices', key: 'kind', label: 'Difference', labels: differenceKindLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'money-range', from: 'gapMin', to: 'gapMax', label: 'Gap' },
    { kind: 'choices', key: 'status', label: 'Status', labels: differenceStatusLabels },
    { kind: 'choices', key: 'operation', label: 'Type', labels: settledOperationLabels },
    { kind: 'choices', key: 'provider', label: 'Processor', labels: processorLabels },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Found' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'batchId', label: 'Batch ID' },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'reference', label: 'Reference' },
  ],
  defaultSort: '-createdAt',
  emptyTitle: 'No differences',
  empty: 'Our records and the processors’ settlement files agree.',
  detail: {
    load,
    title: ({ kind, accountName }) => `${differenceKindLabels[kind]} at ${accountName}`,
    story: async () => (await import('./difference-detail.tsx')).useDifferenceStory,
  },
  rowActions: [
    {
      label: 'Resolve',
      ability: 'transactions.tab.reconciliation',
      isOffered: ({ status }) => status === 'open',
      dialog: (difference, close) => <ResolveDialog difference={difference} onClose={close} />,
    },
  ],
});
