import type { list } from '@payfac/api/contract/hosted-sessions';
import { type HostedSession, usageTypeLabels, usesAllowed } from '@payfac/domain/payment-links';
import { TwoLines } from '../../shared/lists/cells.tsx';
import { momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { accountColumn } from '../accounts/account-link.tsx';
import { CompletionBadge, hostedSourceLabels, purposeOf, SessionBadge } from './session-words.tsx';

/** Where the page stands; and that its last visitor could not pay, which the status doesn't tell. */
const Standing = ({ session }: { readonly session: HostedSession }) =>
  session.completion === 'failed' ? (
    <TwoLines first={<SessionBadge session={session} />} second="Last visit failed" />
  ) : (
    <SessionBadge session={session} />
  );

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
    render: (session) => <Standing session={session} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'completion',
    header: 'Last visit',
    render: ({ completion }) => <CompletionBadge completion={completion} />,
    content: 'status',
    isHiddenAtFirst: true,
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
