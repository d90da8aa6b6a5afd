import type { list } from '@payfac/api/contract/hosted-sessions';
import {
  type HostedSession,
  linkState,
  usageTypeLabels,
  usesAllowed,
} from '@payfac/domain/payment-links';
import { momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { accountColumn } from '../accounts/account-link.tsx';
import { CompletionBadge, SessionBadge } from './badges.tsx';
import { hostedSourceLabels, purposeOf } from './purpose.ts';

/** Whether the last visit tells what the status doesn't: nobody has to read “Initiated” twice. */
const says = (session: HostedSession): boolean => {
  const { completion } = session;
  if (completion === null) return false;
  const state = linkState(session);
  return completion === 'completed' ? state !== 'paid' : completion !== state;
};

export const sessionColumns: readonly ListColumn<HostedSession, SortKey<typeof list.query>>[] = [
  {
    id: 'purpose',
    header: 'Payment for',
    render: purposeOf,
    isRowHeader: true,
    content: 'name',
  },
  { ...totalColumn, header: 'Amount' },
  {
    id: 'status',
    header: 'Status',
    render: (session) => <SessionBadge session={session} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'completion',
    header: 'Last visit',
    render: (session) =>
      says(session) ? <CompletionBadge completion={session.completion} /> : '—',
    content: 'status',
  },
  {
    id: 'customer',
    header: 'Customer',
    render: ({ customerName, email }) => customerName ?? email ?? '—',
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ createdAt }) => showDate(createdAt),
  },
  accountColumn,
  {
    id: 'source',
    header: 'Opened from',
    render: ({ source }) => hostedSourceLabels[source],
    content: 'text',
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'expiresAt',
    header: () => `Expires (${zoneInHeaders()})`,
    render: ({ expiresAt }) => (expiresAt === null ? 'Never' : showDateTime(expiresAt)),
    sort: 'expiresAt',
    content: 'date',
    isHiddenAtFirst: true,
  },
  {
    id: 'uses',
    header: 'Uses',
    render: (row) => `${row.useCount} of ${usesAllowed(row)}`,
    align: 'end',
    isHiddenAtFirst: true,
  },
  {
    id: 'usageType',
    header: 'Use',
    render: ({ usageType }) => usageTypeLabels[usageType],
    isHiddenAtFirst: true,
  },
  {
    id: 'sessionId',
    header: 'Session ID',
    render: ({ sessionId }) => sessionId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
