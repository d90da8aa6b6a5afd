import type { Output } from '@payfac/api';
import type { transactionTimeline } from '@payfac/api/contract/reporting';
import type { saleCard } from '@payfac/api/contract/transactions';
import { type TransactionStatus, transactionStatusLabels } from '@payfac/domain/transactions';
import { StatusWord } from '../../shared/status/status-word.tsx';

export type Transaction = Output<typeof saleCard>;
export type Timeline = Output<typeof transactionTimeline>;

/** A transaction's status in its color and words. */
export function TransactionStatusBadge({ status }: { readonly status: TransactionStatus }) {
  return <StatusWord>{transactionStatusLabels[status]}</StatusWord>;
}
