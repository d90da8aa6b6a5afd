import * as users from '@payfac/api/contract/users';
import { can } from '@payfac/domain/access';
import { listAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import type { RecordSearch } from '../../shared/routes/route.ts';
import { holderAtom } from '../../shared/session/session.ts';
import { read } from '../../shared/state/app.ts';

const find = recordSearch({
  records: 'users',
  // Users are found regardless of the chosen account.
  call: ({ singleSearch, pageSize }, options) =>
    send(users.list)({ query: { singleSearch, pageSize } }, options),
  found: ({ id, name, username }) => ({
    id,
    label: name,
    description: username,
    href: listAt('/users/manage', { singleSearch: username }),
  }),
});

/** Finds no users for callers who may only see activities. */
export const search: RecordSearch = async (text, options) =>
  can(read(holderAtom), 'sidebar.users.manage') ? find(text, options) : [];
