import type { list } from '@payfac/api/contract/alerts';
import { type Alert, type AlertStatus, alertStatusLabels } from '@payfac/domain/alerts';
import { displayTransactionId } from '@payfac/domain/transactions';
import { AccountLink, accountColumn } from '../../entities/accounts/account-link.tsx';
import { SeverityBadge } from '../../entities/risk/severity-badge.tsx';
import { TwoLines } from '../../shared/lists/cells.tsx';
import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';

export const AlertStatusBadge = ({ status }: { readonly status: AlertStatus }) => (
  <StatusWord>{alertStatusLabels[status]}</StatusWord>
);

export const alertColumns: readonly ListColumn<Alert, SortKey<typeof list.query>>[] = [
  {
    id: 'ruleName',
    header: 'Rule',
    render: ({ ruleName, message }) => <TwoLines first={ruleName} second={message} />,
    isRowHeader: true,
    content: 'text',
  },
  {
    id: 'severity',
    header: 'Severity',
    render: ({ severity }) => <SeverityBadge severity={severity} />,
    sort: 'severity',
    firstDirection: 'descending',
    content: 'status',
  },
  {
    ...accountColumn,
    render: (alert) => <AccountLink of={alert}>{alert.accountName}</AccountLink>,
    // The evidence shrinks; the record next to the list shows all of it.
    content: undefined,
    onCard: 'detail',
  },
  {
    id: 'transactionId',
    header: 'Payment',
    render: ({ transactionId }) =>
      transactionId === null ? '—' : displayTransactionId(transactionId),
    content: 'id',
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <AlertStatusBadge status={status} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'message',
    header: 'Evidence',
    render: ({ message }) => message,
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'acknowledgedBy',
    header: 'Acknowledged by',
    render: ({ acknowledge }) => acknowledge?.user ?? '—',
    isHiddenAtFirst: true,
  },
  momentColumn('createdAt', 'Raised'),
];
