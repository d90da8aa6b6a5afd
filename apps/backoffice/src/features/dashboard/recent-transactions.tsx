import { can } from '@payfac/domain/access';
import { displayCard, displayTransactionId, paymentTypeLabel } from '@payfac/domain/transactions';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import { recordAt } from '../../shared/address.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showDateTime } from '../../shared/time/show.ts';
import { LoadedCard } from './loaded-card.tsx';
import * as styles from './page.css.ts';
import { recentQuery } from './queries.ts';
import { RecentRow } from './recent-row.tsx';
import { useScope } from './scope.ts';

interface RowProps {
  readonly row: Transaction;
  readonly canOpen: boolean;
  /** Named where the page is about several accounts. */
  readonly accountName: string | undefined;
}

function Row({ row, canOpen, accountName }: RowProps) {
  const id = displayTransactionId(row.transactionId);
  const href = recordAt('/reporting/transactions', row.transactionId);
  return (
    <RecentRow
      title={
        canOpen ? (
          <Link href={href} variant="standalone">
            {id}
          </Link>
        ) : (
          id
        )
      }
      details={[
        paymentTypeLabel(row),
        row.cardHolderName,
        row.truncatedCardNumber && displayCard(row.truncatedCardNumber),
        accountName,
        showDateTime(row.createdAt),
      ]}
      status={<TransactionStatusBadge status={row.status} />}
      amount={signedAmount(row)}
    />
  );
}

/** The newest operations of the person's scope. */
export function RecentTransactions() {
  const holder = useHolder();
  const { scope } = useScope();
  const asked = useQuery(recentQuery(scope));
  return (
    <LoadedCard title="Recent transactions" lines={8} asked={asked}>
      {({ data: rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No transactions yet">They'll show up here as they happen.</EmptyState>
        ) : (
          <ul className={styles.recent}>
            {rows.map((row) => (
              <Row
                key={row.transactionId}
                row={row}
                canOpen={can(holder, 'sidebar.transactions')}
                accountName={scope.subMerchantId === undefined ? row.accountName : undefined}
              />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
