import { transactionsMessages } from '@payfac/api/messages';
import type { Cents } from '@payfac/domain/money';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { staleAfterMoneyMove, type Transaction } from '../../../entities/transactions/queries.ts';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { api } from '../api.ts';
import { AmountForm } from './amount-form.tsx';

interface RefundDialogProps {
  readonly transaction: Transaction;
  readonly refundable: Cents;
  readonly onClose: () => void;
}

/** Gives money back to the card or the bank account, in part or whole. */
export function RefundDialog({ transaction, refundable, onClose }: RefundDialogProps) {
  const { transactionId, paymentType } = transaction;
  const move = useMoneyMove({
    describe: (amount: Cents) => ({ what: 'refund', amount: formatUsd(amount) }),
    send: async (amount: Cents, idempotencyKey) => {
      const input = { params: { id: transactionId }, body: { amount } };
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
    />
  );
}
