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
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showDateTime } from '../../shared/time/show.ts';
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
  const href = `/reporting/transactions?open=${encodeURIComponent(row.transactionId)}`;
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
        transactionOperationLabels[row.operation],
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
  const { data, error, refetch } = useQuery(recentQuery(scope));
  const rows = error || data === undefined || data === cancelled ? undefined : data.data;
  return (
    <Card title="Recent transactions">
      {error && (
        <LoadProblem
          title="Couldn't load recent transactions"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && <Skeleton lines={8} />}
      {rows?.length === 0 && (
        <EmptyState title="No transactions yet">They'll show up here as they happen.</EmptyState>
      )}
      {rows && rows.length > 0 && (
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
      )}
    </Card>
  );
}
