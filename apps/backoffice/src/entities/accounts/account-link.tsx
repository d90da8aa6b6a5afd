import { Link } from '@payfac/ui/link';
import type { ReactNode } from 'react';
import { useHolder } from '../../shared/session/session.ts';
import { accountAddress } from './overview-address.ts';

interface NamedAccount {
  readonly subMerchantId: string;
  readonly accountName: string;
}

interface AccountLinkProps {
  /** The account, or a record of it. */
  readonly of: NamedAccount;
  /** Default: the account's name. */
  readonly children?: ReactNode;
}

/** An account's name, which leads to its overview where the person may open that. */
export function AccountLink({ of: { subMerchantId, accountName }, children }: AccountLinkProps) {
  const href = accountAddress(useHolder(), subMerchantId);
  const shown = children ?? accountName;
  if (href === undefined) return shown;
  return (
    <Link variant="quiet" href={href}>
      {shown}
    </Link>
  );
}

/** The account among the facts of a record. */
export const accountFact = (record: NamedAccount) => ({
  term: 'Account',
  value: <AccountLink of={record} />,
});

/** The account of a row. Where a row's header opens the row, another column has to be the header. */
export const accountColumn = {
  id: 'account',
  header: 'Account',
  render: (row: NamedAccount) => <AccountLink of={row} />,
  content: 'name',
} as const;
