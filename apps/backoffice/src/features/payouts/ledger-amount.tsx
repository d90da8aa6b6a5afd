import { can } from '@payfac/domain/access';
import type { Cents } from '@payfac/domain/money';
import { Link } from '@payfac/ui/link';
import { listAt } from '../../shared/address.ts';
import { amountOrDash } from '../../shared/lists/columns.ts';
import { useHolder } from '../../shared/session/session.ts';

interface LedgerAmountProps {
  readonly amount: Cents;
  /** The ledger account whose entries add up to it. */
  readonly account: string;
}

/** An amount that links to its ledger entries, for users who may read them. */
export function LedgerAmount({ amount, account }: LedgerAmountProps) {
  const holder = useHolder();
  const text = amountOrDash(amount);
  if (amount === 0 || !can(holder, 'sidebar.ledger')) return text;
  const href = listAt('/reporting/payouts', { part: 'ledger', 'ledger.account': account });
  return (
    <Link href={href} variant="quiet">
      {text}
    </Link>
  );
}
