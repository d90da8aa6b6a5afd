import * as transactions from '@payfac/api/contract/transactions';
import { type Ability, can } from '@payfac/domain/access';
import {
  type CardPaymentAction,
  cardPaymentMoves,
  displayTransactionId,
  type TransactionStatus,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { RadioGroup } from '@payfac/ui/radio-group';
import { useState } from 'react';
import type { Transaction } from '../../../entities/transactions/transaction.tsx';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';

/** Manual moves, with their effects. Settling and disputing are never among them. */
const byHand: Partial<Readonly<Record<CardPaymentAction, string>>> = {
  approve: 'Captures a payment that was held.',
  reject: 'Voids a payment that was held.',
  void: 'Cancels the payment. The customer isn’t charged.',
  capture: 'Captures the whole authorization.',
  expire: 'Releases the hold without a charge.',
  confirm: 'Checks with the processor and records the approval.',
  decline: 'Checks with the processor and records the decline.',
};

interface Move {
  readonly to: TransactionStatus;
  readonly effect: string;
}

/** The moves that a user with these abilities may make manually. */
export function movesByHand(
  { status, paymentType }: Pick<Transaction, 'status' | 'paymentType'>,
  may: (ability: Ability) => boolean,
): readonly Move[] {
  if (paymentType === 'eCheck') return [];
  return cardPaymentMoves
    .filter(({ from, by }) => from === status && may(by === 'system' ? 'transactions.status' : by))
    .flatMap(({ to, action }) => {
      const effect = byHand[action];
      return effect === undefined ? [] : [{ to, effect }];
    });
}

interface StatusDialogProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** Changes a payment's status manually, within what its state allows. */
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
