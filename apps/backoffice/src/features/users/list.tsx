import { list as listUsers } from '@payfac/api/contract/users';
import { roleLabels } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import { StatusBadge } from '@payfac/ui/badge';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { NamesCell } from '../../shared/lists/names-cell.tsx';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { api } from './api.ts';
import { OneTimePassword } from './components/one-time-password.tsx';
import { UserDialog } from './components/user-dialog.tsx';
import { UserProducts } from './components/user-products.tsx';

const idOf = ({ id }: User) => ({ params: { id } });

export const people = defineList(listUsers, {
  report: 'users',
  parent: 'users',
  noun: { one: 'user', many: 'users' },
  call: api.users.list,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [
    { id: 'name', header: 'Name', render: ({ name }) => name, sort: 'name', isRowHeader: true },
    { id: 'username', header: 'Username', render: ({ username }) => username, sort: 'username' },
    { id: 'email', header: 'Email', render: ({ email }) => email },
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
      header: () => `Last sign-in (${zoneInHeaders()})`,
      render: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
      sort: 'lastSignInAt',
      firstDirection: 'descending',
    },
    {
      id: 'createdAt',
      header: () => `Created (${zoneInHeaders()})`,
      render: ({ createdAt }) => showDateTime(createdAt),
      sort: 'createdAt',
      firstDirection: 'descending',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'choices', key: 'applications.payments.acl.role', label: 'Role', labels: roleLabels },
    {
      kind: 'choices',
      key: 'status',
      label: 'Status',
      labels: { active: 'Active', locked: 'Locked' },
    },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'username', label: 'Username' },
  ],
  defaultSort: 'name',
  empty: 'Users with access to this backoffice show up here.',
  create: {
    label: 'New user',
    ability: 'users.manage',
    dialog: (close) => <UserDialog onClose={close} />,
  },
  rowActions: [
    {
      label: 'Edit',
      ability: 'users.manage',
      dialog: (user, close) => <UserDialog user={user} onClose={close} />,
    },
    {
      label: 'Products',
      ability: 'users.products',
      dialog: (user, close) => <UserProducts user={user} onClose={close} />,
    },
    {
      label: 'Unlock',
      ability: 'users.manage',
      isOffered: ({ status }) => status === 'locked',
      run: (user) => api.users.unlock(idOf(user)),
      done: ({ name }) => `Unlocked ${name}.`,
    },
    {
      label: 'Give one-time password',
      ability: 'users.manage',
      dialog: (user, close) => <OneTimePassword user={user} onClose={close} />,
    },
    {
      label: 'Require new password',
      ability: 'users.manage',
      isOffered: ({ forcePasswordReset }) => !forcePasswordReset,
      confirm: ({ name }) => ({
        title: `Require ${name} to choose a new password?`,
        text: "They'll be asked for one the next time they sign in.",
        confirmLabel: 'Require new password',
      }),
      run: (user) => api.users.update({ ...idOf(user), body: { forcePasswordReset: true } }),
      done: ({ name }) => `${name} will choose a new password at the next sign-in.`,
    },
    {
      label: 'Delete',
      ability: 'users.manage',
      tone: 'danger',
      confirm: ({ name }) => ({
        title: `Delete ${name}?`,
        text: "They'll be signed out and can't sign in again. This can't be undone.",
        confirmLabel: 'Delete user',
        tone: 'danger',
      }),
      run: (user) => api.users.remove(idOf(user)),
      done: ({ name }) => `Deleted ${name}.`,
    },
  ],
  invalidates: ['users', 'record-names'],
});
