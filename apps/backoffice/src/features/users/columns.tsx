import type { list as listUsers } from '@payfac/api/contract/users';
import { roleLabels } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import { StatusBadge } from '@payfac/ui/badge';
import { AccountLink } from '../../entities/accounts/account-link.tsx';
import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { NamesCell } from '../../shared/lists/names-cell.tsx';
import { WrappedAddress } from '../../shared/lists/wrapping.tsx';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';

const roleNames = (acl: User['acl']): readonly string[] => [
  ...new Set(acl.map(({ role }) => roleLabels[role])),
];

/** The first account and how many more there are. */
function AccountsCell({ accounts }: Pick<User, 'accounts'>) {
  const [first] = accounts;
  const names = <NamesCell names={accounts.map(({ name }) => name)} />;
  if (first === undefined) return names;
  const { subMerchantId, name } = first;
  return <AccountLink of={{ subMerchantId, accountName: name }}>{names}</AccountLink>;
}

const Status = ({ status, forcePasswordReset }: User) => {
  if (status === 'locked') return <StatusBadge tone="danger">Locked</StatusBadge>;
  return forcePasswordReset ? (
    <StatusBadge tone="warning">Reset required</StatusBadge>
  ) : (
    <StatusBadge tone="success">Active</StatusBadge>
  );
};

export const userColumns: readonly ListColumn<User, SortKey<typeof listUsers.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name }) => name,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'username',
    header: 'Username',
    render: ({ username }) => username,
    sort: 'username',
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ acl }) => roleNames(acl).join(', '),
  },
  {
    id: 'email',
    header: 'Email',
    render: ({ email }) => <WrappedAddress address={email} />,
  },
  {
    id: 'roles',
    header: 'Roles',
    render: ({ acl }) => <NamesCell names={roleNames(acl)} />,
  },
  {
    id: 'accounts',
    header: 'Accounts',
    render: ({ accounts }) => <AccountsCell accounts={accounts} />,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: (user) => <Status {...user} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'lastSignInAt',
    header: () => `Last sign-in (${zoneInHeaders()})`,
    render: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
    sort: 'lastSignInAt',
    content: 'date',
    firstDirection: 'descending',
  },
  { ...momentColumn('createdAt', 'Created'), isHiddenAtFirst: true },
];
