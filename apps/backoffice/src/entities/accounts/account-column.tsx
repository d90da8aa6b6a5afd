import { AccountLink, type NamedAccount } from './account-link.tsx';

/** The account of a row. Where a row's header opens the row, another column has to be the header. */
export const accountColumn = {
  id: 'account',
  header: 'Account',
  render: (row: NamedAccount) => <AccountLink of={row} />,
  content: 'name',
} as const;
