import { cancelled } from '@payfac/api';
import { can } from '@payfac/domain/access';
import {
  displayCard,
  displayTransactionId,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useQueryAtom } from '../../shared/query/use-query-atom.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showDateTime } from '../../shared/time/show.ts';
import * as styles from './page.css.ts';
import { recentQuery } from './queries.ts';

function Row({ row, canOpen }: { readonly row: Transaction; readonly canOpen: boolean }) {
  const id = displayTransactionId(row.transactionId);
  const href = `/reporting/transactions?open=${encodeURIComponent(row.transactionId)}`;
  const details = [
    transactionOperationLabels[row.operation],
    ...(row.truncatedCardNumber ? [displayCard(row.truncatedCardNumber)] : []),
    showDateTime(row.createdAt),
  ];
  return (
    <li className={styles.recentRow}>
      <div className={styles.recentText}>
        {canOpen ? (
          <Link href={href} variant="standalone">
            {id}
          </Link>
        ) : (
          id
        )}
        <div className={styles.recentDetail}>
          <div className={styles.recentParts}>
            {details.map((text) => (
              <span key={text} className={styles.recentPart}>
                {text}
              </span>
            ))}
          </div>
        </div>
      </div>
      <span className={styles.recentStatus}>
        <TransactionStatusBadge status={row.status} />
      </span>
      <span className={styles.recentAmount}>{signedAmount(row)}</span>
    </li>
  );
}

/** The newest operations of the person's scope. */
export function RecentTransactions() {
  const holder = useHolder();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const { data, error, refetch } = useQueryAtom(recentQuery(account));
  const rows = error || data === undefined || data === cancelled ? undefined : data.data;
  return (
    <Card title="Recent transactions">
      {error && (
        <LoadProblem
          title="The recent transactions could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && <Skeleton lines={8} />}
      {rows?.length === 0 && (
        <EmptyState title="No transactions yet">They appear here as they are made.</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.recent}>
          {rows.map((row) => (
            <Row key={row.transactionId} row={row} canOpen={can(holder, 'sidebar.transactions')} />
          ))}
        </ul>
      )}
    </Card>
  );
}
