import * as tokenSessionsCalls from '@payfac/api/contract/token-sessions';
import { tokenSessionStatusLabels } from '@payfac/domain/token-sessions';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { Devices } from './shares.tsx';

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: tokenSessionStatusLabels.open, values: ['open'] },
    { label: tokenSessionStatusLabels.closed, values: ['closed'] },
  ],
} as const;

export const tokenSessions = defineList(tokenSessionsCalls.list, {
  report: 'token-sessions',
  noun: { one: 'token session', many: 'token sessions' },
  rowKey: ({ tokenSessionId }) => tokenSessionId,
  rowName: ({ tokenSessionId }) => tokenSessionId,
  columns: [
    { ...accountColumn, isRowHeader: true },
    {
      id: 'status',
      header: 'Status',
      render: ({ status }) => <StatusWord>{tokenSessionStatusLabels[status]}</StatusWord>,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'tokenCount',
      header: 'Tokens',
      render: ({ tokenCount }) => tokenCount,
      sort: 'tokenCount',
      firstDirection: 'descending',
      align: 'end',
    },
    { id: 'device', header: 'Device', render: ({ device }) => device },
    {
      id: 'browser',
      header: 'Browser',
      render: ({ browser }) => browser,
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDateTime(createdAt),
    },
    { id: 'os', header: 'Operating system', render: ({ os }) => os },
    {
      id: 'ipAddress',
      header: 'IP address',
      render: ({ ipAddress }) => ipAddress ?? '—',
      content: 'id',
    },
    momentColumn('createdAt', 'Opened'),
    {
      id: 'closedAt',
      header: () => `Closed (${zoneInHeaders()})`,
      render: ({ closedAt }) => (closedAt === null ? '—' : showDateTime(closedAt)),
      content: 'date',
      isHiddenAtFirst: true,
    },
    {
      id: 'origin',
      header: 'Page',
      render: ({ origin }) => origin ?? '—',
      content: 'text',
      isHiddenAtFirst: true,
    },
    {
      id: 'tokenSessionId',
      header: 'Session ID',
      render: ({ tokenSessionId }) => tokenSessionId,
      content: 'id',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Opened' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'browser', label: 'Browser' },
    { kind: 'text', key: 'ipAddress', label: 'IP address' },
    { kind: 'choices', key: 'status', label: 'Status', labels: tokenSessionStatusLabels },
    { kind: 'text', key: 'device', label: 'Device' },
    { kind: 'text', key: 'os', label: 'Operating system' },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'tokenSessionId', label: 'Session ID' },
  ],
  defaultSort: '-createdAt',
  summary: { label: 'Devices', Content: Devices },
  tabs: {
    ...byStatus,
    counts: countsOf(tokenSessionsCalls.list, byStatus),
  },
  empty: 'Token sessions show up here when a page asks for card details.',
});
