import { type TransactionStatus, transactionStatusLabels } from '@payfac/domain/transactions';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** A transaction's status in its color and words. */
export function TransactionStatusBadge({ status }: { readonly status: TransactionStatus }) {
  return <StatusWord>{transactionStatusLabels[status]}</StatusWord>;
}
