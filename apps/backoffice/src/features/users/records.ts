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
  // People are found whatever account is chosen.
  call: ({ singleSearch, pageSize }, options) =>
    send(users.list)({ query: { singleSearch, pageSize } }, options),
  found: ({ id, name, username }) => ({
    id,
    label: name,
    description: username,
    href: listAt('/users/manage', { singleSearch: username }),
  }),
});

/** Those who see what people did alone find nobody. */
export const search: RecordSearch = async (text, options) =>
  can(read(holderAtom), 'sidebar.users.manage') ? find(text, options) : [];
