import * as echecks from '@payfac/api/contract/echecks';
import * as transactions from '@payfac/api/contract/transactions';
import { displayTransactionId } from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { send } from '../../shared/api/connection.ts';
import { useRun } from '../../shared/lists/actions/use-run.ts';
import { useMoneyMove } from '../../shared/money-move/use-money-move.ts';
import { notify } from '../../shared/notify/notify.ts';
import { showMoment } from '../../shared/time/show.ts';
import type { Transaction } from './transaction.tsx';

interface VoidDialogProps {
  readonly transaction: Transaction;
  readonly amountText: string;
  /** The cut-off after which it takes a refund; null for an authorization. */
  readonly until: Date | null;
  readonly onClose: () => void;
}

/** Takes a payment back before its batch is settled; the payer is never charged. */
export function VoidDialog({ transaction, amountText, until, onClose }: VoidDialogProps) {
  const { transactionId } = transaction;
  const isEcheck = transaction.paymentType === 'eCheck';
  const { move } = useMoneyMove({
    describe: () => ({ what: 'void', amount: amountText }),
    send: async (id: string, idempotencyKey) => {
      const input = { params: { id }, body: {} };
      return isEcheck
        ? send(echecks.voidSale)(input, { idempotencyKey })
        : send(transactions.voidCard)(input, { idempotencyKey });
    },
    transactionIdOf: () => transactionId,
  });
  const { isRunning, error, run } = useRun(
    () => move(transactionId),
    () => {
      notify('success', `Voided ${displayTransactionId(transactionId)}.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`Void ${displayTransactionId(transactionId)}?`}
      confirmLabel={`Void ${amountText}`}
      cancelLabel="Don’t void"
      tone="danger"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      <p>
        {isEcheck ? 'The account holder won’t be debited.' : 'The cardholder won’t be charged.'}{' '}
        {until && `Voiding is free until ${showMoment(until)}. `}This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
