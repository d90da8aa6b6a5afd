import { type TransactionStatus, transactionStatusLabels } from '@payfac/domain/transactions';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<TransactionStatus, BadgeTone>> = {
  processing: 'info',
  declined: 'declined',
  'for-review': 'review',
  unknown: 'warning',
  authorized: 'identity',
  voided: 'neutral',
  expired: 'neutral',
  settled: 'approved',
  'partially-refunded': 'warning',
  refunded: 'neutral',
  'charged-back': 'danger',
  reversed: 'neutral',
  returned: 'danger',
  pending: 'info',
  success: 'approved',
  failed: 'declined',
  errored: 'danger',
};

/** A transaction's status in its color and words. */
export function TransactionStatusBadge({ status }: { readonly status: TransactionStatus }) {
  return <StatusBadge tone={tones[status]}>{transactionStatusLabels[status]}</StatusBadge>;
}
