import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { HoverCard } from '@payfac/ui/tooltip';
import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
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

/** Fetched with the first account that one stays on. */
const AccountCard = laterPart(async () => (await import('./account-card.tsx')).AccountCard);

/** An account's name, which leads to its overview where the person may open that, and says how the account stands. */
export function AccountLink({ of: { subMerchantId, accountName }, children }: AccountLinkProps) {
  const href = accountAddress(useHolder(), subMerchantId);
  const shown = children ?? accountName;
  if (href === undefined) return shown;
  return (
    <HoverCard
      card={
        <Suspense fallback={<Skeleton lines={3} />}>
          <AccountCard subMerchantId={subMerchantId} />
        </Suspense>
      }
    >
      <Link variant="quiet" href={href}>
        {shown}
      </Link>
    </HoverCard>
  );
}

/** The account among the facts of a record. */
export const accountFact = (record: NamedAccount) => ({
  term: 'Account',
  value: <AccountLink of={record} />,
});

/** The account of a row, which leads to it: where a row's header opens the row, `accountHeader` is the header. */
export const accountColumn = {
  id: 'account',
  header: 'Account',
  render: (row: NamedAccount) => <AccountLink of={row} />,
  content: 'name',
} as const;

/** The account as what a row is called by; the row's record opens, and has the link to the account. */
export const accountHeader = {
  ...accountColumn,
  render: ({ accountName }: Pick<NamedAccount, 'accountName'>) => accountName,
  isRowHeader: true,
} as const;
