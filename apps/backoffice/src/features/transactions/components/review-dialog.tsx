import * as transactions from '@payfac/api/contract/transactions';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';

interface ReviewDialogProps {
  readonly transaction: Transaction;
  readonly verdict: 'approve' | 'reject';
  readonly onClose: () => void;
}

/** Approves a payment that a rule held, or rejects it. */
export function ReviewDialog({ transaction, verdict, onClose }: ReviewDialogProps) {
  const { transactionId, authorizedAmount } = transaction;
  const id = displayTransactionId(transactionId);
  const isApproval = verdict === 'approve';
  const { isRunning, error, run } = useRun(
    () =>
      send(transactions.setStatus)({
        params: { id: transactionId },
        body: { status: isApproval ? 'processing' : 'voided' },
      }),
    () => {
      notify('success', `${isApproval ? 'Approved' : 'Rejected'} ${id}.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`${isApproval ? 'Approve' : 'Reject'} ${id}?`}
      confirmLabel={isApproval ? `Approve ${formatUsd(authorizedAmount)}` : 'Reject payment'}
      tone={isApproval ? 'primary' : 'danger'}
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      <p>
        {isApproval
          ? 'This payment will be captured and settle with the next batch.'
          : "This payment will be voided, and the cardholder won't be charged. This can't be undone."}
      </p>
    </ConfirmDialog>
  );
}
