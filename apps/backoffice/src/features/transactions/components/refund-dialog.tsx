import { transactionsMessages } from '@payfac/api/messages';
import type { Cents } from '@payfac/domain/money';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { TextField } from '@payfac/ui/text-field';
import { useState } from 'react';
import { staleAfterMoneyMove, type Transaction } from '../../../entities/transactions/queries.ts';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { api } from '../actions-api.ts';
import * as styles from '../detail-drawer.css.ts';
import { AmountForm } from './amount-form.tsx';

interface RefundDialogProps {
  readonly transaction: Transaction;
  readonly refundable: Cents;
  /** Until when a void does the same for nothing; null when it no longer does. */
  readonly voidableUntil: Date | null;
  readonly onClose: () => void;
}

/** Gives money back to the card or the bank account, in part or whole. */
export function RefundDialog(props: RefundDialogProps) {
  const { transaction, refundable, voidableUntil, onClose } = props;
  const { transactionId, paymentType } = transaction;
  const [reason, setReason] = useState('');
  const move = useMoneyMove({
    describe: (amount: Cents) => ({ what: 'refund', amount: formatUsd(amount) }),
    send: async (amount: Cents, idempotencyKey) => {
      const input = {
        params: { id: transactionId },
        body: { amount, ...(reason !== '' && { reason }) },
      };
      return paymentType === 'eCheck'
        ? api.echecks.refund(input, { idempotencyKey })
        : api.transactions.refundCard(input, { idempotencyKey });
    },
    onDone: (refund) => {
      notify(
        'success',
        `Refunded ${formatUsd(refund.amount)} on ${displayTransactionId(transactionId)}.`,
      );
      onClose();
    },
    transactionIdOf: () => transactionId,
    invalidate: staleAfterMoneyMove,
  });
  return (
    <AmountForm
      title="Refund payment"
      verb="Refund"
      limitLabel="Available to refund"
      limit={refundable}
      overLimit={transactionsMessages.overRefund}
      move={move}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        description="Kept in the timeline; the payer doesn't see it."
        value={reason}
        maxLength={255}
        isDisabled={move.state !== 'idle'}
        onChange={setReason}
      />
      {voidableUntil && (
        <p className={styles.figures}>
          It hasn't settled. A void takes all of it back at no cost until{' '}
          {showMoment(voidableUntil)}; a refund reaches the payer in 3 to 5 business days.
        </p>
      )}
    </AmountForm>
  );
}
