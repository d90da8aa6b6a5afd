import { displayTransactionId, transactionOperationLabels } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { useLocation } from 'react-router-dom';
import { ownAmount, signedAmount } from '../../../entities/transactions/amounts.ts';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../../entities/transactions/status-badge.tsx';
import { withParams } from '../../../shared/address.ts';
import * as styles from '../detail-drawer.css.ts';

interface OperationHeadProps {
  /** A refund, void, capture, chargeback or reversal. */
  readonly operation: Transaction;
  readonly payment: Transaction;
}

/** What was done, how much that was and how it ended; it leads to its payment, where more can be done. */
export function OperationHead({ operation, payment }: OperationHeadProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.head}>
      <div className={styles.operation}>
        <p className={styles.figures}>{transactionOperationLabels[operation.operation]}</p>
        <p className={styles.amount}>
          {signedAmount(operation)} <TransactionStatusBadge status={operation.status} />
        </p>
      </div>
      <p>
        Payment{' '}
        <Link href={`${pathname}${withParams(search, { open: payment.transactionId })}`}>
          {displayTransactionId(payment.transactionId)}
        </Link>
        , {ownAmount(payment)}
      </p>
    </div>
  );
}
