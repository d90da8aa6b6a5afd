import type { list as listInvites } from '@payfac/api/contract/invites';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Invite, type InviteStatus, inviteStatusLabels } from '@payfac/domain/invites';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { personColumns } from '../columns.tsx';

/** An invite's status. */
const InviteStatusBadge = ({ status }: { readonly status: InviteStatus }) => (
  <StatusWord>{inviteStatusLabels[status]}</StatusWord>
);

const moment = (at: Date | null): string => (at === null ? '—' : showDateTime(at));

export const inviteColumns: readonly ListColumn<Invite, SortKey<typeof listInvites.query>>[] = [
  ...personColumns<Invite>(),
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductName }) => spProductName,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <InviteStatusBadge status={status} />,
    sort: 'status',
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'sentAt',
    header: () => `Last sent (${zoneInHeaders()})`,
    render: ({ sentAt }) => moment(sentAt),
    sort: 'sentAt',
    firstDirection: 'descending',
    content: 'date',
  },
  {
    id: 'expiresAt',
    header: () => `Expires (${zoneInHeaders()})`,
    render: ({ expiresAt, status }) => moment(status === 'accepted' ? null : expiresAt),
    content: 'date',
    isHiddenAtFirst: true,
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'acceptedAt',
    header: () => `Accepted (${zoneInHeaders()})`,
    render: ({ acceptedAt }) => moment(acceptedAt),
    content: 'date',
    isHiddenAtFirst: true,
  },
  {
    id: 'sentCount',
    header: 'Times sent',
    render: ({ sentCount }) => sentCount,
    align: 'end',
    isHiddenAtFirst: true,
  },
  {
    id: 'mobileNumber',
    header: 'Mobile phone',
    render: ({ mobileNumber }) => (mobileNumber === null ? '—' : formatPhoneNumber(mobileNumber)),
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'createdBy',
    header: 'Created by',
    render: ({ createdBy }) => createdBy,
    content: 'name',
    isHiddenAtFirst: true,
  },
];
