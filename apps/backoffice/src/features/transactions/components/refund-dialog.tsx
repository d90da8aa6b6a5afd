import * as echecks from '@payfac/api/contract/echecks';
import * as transactions from '@payfac/api/contract/transactions';
import { OVER_REFUND, transactionsMessages } from '@payfac/api/messages';
import { type Cents, formatUsd, positiveMoney } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Text as Words } from '@payfac/ui/typography';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { AmountUpTo, upTo } from './amount-up-to.tsx';

interface RefundDialogProps {
  readonly transaction: Transaction;
  readonly refundable: Cents;
  /** Until when a void does the same for nothing; null when it no longer does. */
  readonly voidableUntil: Date | null;
  readonly onClose: () => void;
}

/** The amount is said here: the call alone would refund everything without one. */
const wanted = { body: z.extend(transactions.refundCard.body, { amount: positiveMoney }) };
type Body = z.output<typeof wanted.body>;

/** Gives money back to the card or the bank account, in part or whole. */
export function RefundDialog(props: RefundDialogProps) {
  const { transaction, refundable, voidableUntil, onClose } = props;
  const { transactionId, paymentType } = transaction;
  const { state, move } = useMoneyMove({
    describe: ({ amount }: Body) => ({ what: 'refund', amount: formatUsd(amount) }),
    send: async (body: Body, idempotencyKey) => {
      const input = { params: { id: transactionId }, body };
      return paymentType === 'eCheck'
        ? send(echecks.refund)(input, { idempotencyKey })
        : send(transactions.refundCard)(input, { idempotencyKey });
    },
    transactionIdOf: () => transactionId,
  });
  const form = useCallForm(wanted, {
    initial: { amount: refundable },
    call: move,
    check: ({ amount }) => upTo(amount, refundable, transactionsMessages.overRefund),
    fieldOfCode: { [OVER_REFUND]: 'amount' },
    onDone: ({ amount }) => {
      notify('success', `Refunded ${formatUsd(amount)} on ${displayTransactionId(transactionId)}.`);
      onClose();
    },
  });
  const { Field } = form;
  const amount = useWatch({ control: form.form.control, name: 'amount' });
  return (
    <MoneyFormDialog
      of={form}
      state={state}
      title="Refund payment"
      size="small"
      submitLabel={amount ? `Refund ${formatUsd(amount)}` : 'Refund'}
      onClose={onClose}
    >
      <Field
        name="amount"
        as={AmountUpTo}
        label="Amount"
        isRequired
        description={`Available to refund: ${formatUsd(refundable)}`}
      />
      <Field
        name="reason"
        as={Text}
        label="Reason"
        description="Kept in the timeline; the payer doesn't see it."
        maxLength={255}
      />
      {voidableUntil && (
        <Words tone="muted">
          It hasn't settled. A void takes all of it back at no cost until{' '}
          {showMoment(voidableUntil)}; a refund reaches the payer in 3 to 5 business days.
        </Words>
      )}
    </MoneyFormDialog>
  );
}
