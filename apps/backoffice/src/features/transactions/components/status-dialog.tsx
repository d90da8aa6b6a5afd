import * as transactions from '@payfac/api/contract/transactions';
import { can } from '@payfac/domain/access';
import { displayTransactionId, transactionStatusLabels } from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { RadioGroup } from '@payfac/ui/radio-group';
import { useState } from 'react';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { movesByHand } from './moves-by-hand.ts';

interface StatusDialogProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** Moves a payment's status by hand, within what its state allows. */
export function StatusDialog({ transaction, onClose }: StatusDialogProps) {
  const { transactionId, status } = transaction;
  const holder = useHolder();
  const moves = movesByHand(transaction, (ability) => can(holder, ability));
  const [to, setTo] = useState(moves[0]?.to);
  const { isRunning, error, run } = useRun(
    () =>
      to === undefined
        ? Promise.resolve()
        : send(transactions.setStatus)({ params: { id: transactionId }, body: { status: to } }),
    () => {
      notify('success', `Changed the status of ${displayTransactionId(transactionId)}.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`Change the status of ${displayTransactionId(transactionId)}`}
      confirmLabel="Change status"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      <RadioGroup
        label={`From ${transactionStatusLabels[status]} to`}
        value={to ?? ''}
        options={moves.map((move) => ({
          value: move.to,
          label: transactionStatusLabels[move.to],
          description: move.effect,
        }))}
        onChange={(chosen) => setTo(moves.find((move) => move.to === chosen)?.to)}
      />
    </ConfirmDialog>
  );
}
