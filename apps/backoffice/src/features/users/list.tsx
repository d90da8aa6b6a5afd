import type { Output } from '@payfac/api';
import { list as listUsers } from '@payfac/api/contract/users';
import { roleLabels, roles } from '@payfac/domain/access';
import { StatusBadge } from '@payfac/ui/badge';
import { api } from '../../shared/api/client.ts';
import type { Column, Filter } from '../../shared/lists/definition.ts';
import { defineList } from '../../shared/lists/list-atoms.ts';
import { showDateTime, zoneNow } from '../../shared/time/show.ts';

export type UserRow = Output<typeof listUsers>['data'][number];

const columns: readonly Column<UserRow>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', isRowHeader: true },
  { key: 'username', header: 'User name', cell: ({ username }) => username, sort: 'username' },
  { key: 'email', header: 'E-mail', cell: ({ email }) => email },
  {
    key: 'roles',
    header: 'Roles',
    cell: ({ acl }) => acl.map(({ role }) => roleLabels[role]).join(', '),
  },
  {
    key: 'accounts',
    header: 'Accounts',
    cell: ({ accounts }) => accounts.map(({ name }) => name).join(', ') || '—',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'locked' ? (
        <StatusBadge tone="danger">Locked</StatusBadge>
      ) : (
        <StatusBadge tone="success">Active</StatusBadge>
      ),
  },
  {
    key: 'lastSignInAt',
    header: `Last sign-in (${zoneNow()})`,
    cell: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
    sort: 'lastSignInAt',
  },
];

const filters: readonly Filter[] = [
  {
    kind: 'options',
    key: 'applications.payments.acl.role',
    label: 'Role',
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
  },
  {
    kind: 'options',
    key: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'locked', label: 'Locked' },
    ],
  },
  { kind: 'text', key: 'email', label: 'E-mail' },
];

export const people = defineList({
  key: 'users',
  path: '/users/manage',
  title: 'Users',
  noun: { one: 'user', many: 'users' },
  schema: listUsers.query,
  load: api.users.list,
  rowKey: ({ id }: UserRow) => id,
  columns,
  filters,
  defaultSort: 'name',
  empty: 'People who work in this back office appear here.',
});
