import * as users from '@payfac/api/contract/users';
import { laterPart } from '../../shared/later/later-part.ts';

import { defineList } from '../../shared/lists/define-list.tsx';
import { userColumns } from './columns.tsx';
import { userFilters } from './filters.ts';
import { userActions } from './row-actions.tsx';

/** Fetched with the first user who is added. */
const NewUser = laterPart(async () => (await import('./components/new-user.tsx')).NewUser);

export const people = defineList(users.list, {
  report: 'users',
  parent: 'users',
  noun: { one: 'user', many: 'users' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: userColumns,
  filters: userFilters,
  defaultSort: 'name',
  empty: 'Users with access to this backoffice show up here.',
  create: {
    label: 'New user',
    ability: 'users.manage',
    dialog: (close) => <NewUser onClose={close} />,
  },
  rowActions: userActions,
});
