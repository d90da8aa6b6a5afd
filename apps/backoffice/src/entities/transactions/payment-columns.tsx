import type { listTransactions } from '@payfac/api/contract/reporting';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../shared/address.ts';
import { TwoLines } from '../../shared/lists/cells.tsx';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { leftAmount, signedAmount } from './amounts.ts';
import { type Transaction, TransactionStatusBadge } from './transaction.tsx';

export type TransactionColumn = ListColumn<Transaction, SortKey<typeof listTransactions.query>>;

/** For lists within another record: it leads to the payment's own page. */
export const paymentLinkColumn: TransactionColumn = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => (
    <Link href={recordAt('/reporting/transactions', transactionId)}>
      {displayTransactionId(transactionId)}
    </Link>
  ),
  content: 'id',
};

export const paymentAmountColumn: TransactionColumn = {
  id: 'amount',
  header: 'Amount',
  render: (row) => {
    const left = leftAmount(row);
    return left ? (
      <TwoLines first={signedAmount(row)} second={`${left} left`} />
    ) : (
      signedAmount(row)
    );
  },
  sort: 'amount',
  firstDirection: 'descending',
  content: 'money',
  onCard: 'amount',
};

export const paymentStatusColumn: TransactionColumn = {
  id: 'status',
  header: 'Status',
  render: ({ status }) => <TransactionStatusBadge status={status} />,
  content: 'status',
  onCard: 'status',
};
