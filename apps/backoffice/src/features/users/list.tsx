import type { Output } from '@payfac/api';
import { list as listUsers } from '@payfac/api/contract/users';
import { roleLabels, roles } from '@payfac/domain/access';
import { StatusBadge } from '@payfac/ui/badge';
import type { Column, Filter } from '../../shared/lists/definition.ts';
import { defineList } from '../../shared/lists/list-atoms.ts';
import { NamesCell } from '../../shared/lists/names-cell.tsx';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { api } from './api.ts';

export type UserRow = Output<typeof listUsers>['data'][number];

const columns: readonly Column<UserRow>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name, isSortable: true, isRowHeader: true },
  { id: 'username', header: 'User name', render: ({ username }) => username, isSortable: true },
  { id: 'email', header: 'E-mail', render: ({ email }) => email },
  {
    id: 'roles',
    header: 'Roles',
    render: ({ acl }) => <NamesCell names={acl.map(({ role }) => roleLabels[role])} />,
  },
  {
    id: 'accounts',
    header: 'Accounts',
    render: ({ accounts }) => <NamesCell names={accounts.map(({ name }) => name)} />,
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) =>
      status === 'locked' ? (
        <StatusBadge tone="danger">Locked</StatusBadge>
      ) : (
        <StatusBadge tone="success">Active</StatusBadge>
      ),
  },
  {
    id: 'lastSignInAt',
    header: `Last sign-in (${zoneInHeaders()})`,
    render: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
    isSortable: true,
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
