import { listAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'users',
  // People are found whatever account is chosen.
  call: ({ singleSearch, pageSize }, options) =>
    api.users.list({ query: { singleSearch, pageSize } }, options),
  found: ({ id, name, username }) => ({
    id,
    label: name,
    description: username,
    href: listAt('/users/manage', { singleSearch: username }),
  }),
});
