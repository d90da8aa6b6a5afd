import * as echecks from '@payfac/api/contract/echecks';
import * as transactions from '@payfac/api/contract/transactions';
import { OVER_REFUND, transactionsMessages } from '@payfac/api/messages';
import { type Cents, formatUsd, positiveMoney } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import type { FieldProblem } from '@payfac/domain/validation';
import { Text as Words } from '@payfac/ui/typography';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Transaction } from '../../../entities/transactions/transaction.tsx';
import { send } from '../../../shared/api/connection.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { showMoment } from '../../../shared/time/show.ts';

/** An amount that starts with the maximum; a smaller one is typed over it. */
function AmountUpTo({ ref, ...props }: ControlProps<Cents>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Amount
      {...props}
      autoFocus
      ref={(element) => {
        if (element instanceof HTMLInputElement) field.current = element;
        ref?.(element);
      }}
    />
  );
}

/** @param tooMuch the message for an amount over the limit. */
const upTo = (amount: Cents | undefined, limit: Cents, tooMuch: string): readonly FieldProblem[] =>
  amount !== undefined && amount > limit ? [{ path: 'amount', message: tooMuch }] : [];

interface CaptureDialogProps {
  readonly transaction: Transaction;
  readonly capturable: Cents;
  readonly onClose: () => void;
}

/** Requires an amount: without one, the call would capture everything. */
const wantedCapture = { body: z.extend(transactions.captureCard.body, { amount: positiveMoney }) };
type CaptureBody = z.output<typeof wantedCapture.body>;

/** Captures an authorization once, in part or in full; the rest is released. */
export function CaptureDialog({ transaction, capturable, onClose }: CaptureDialogProps) {
  const { transactionId, expiresAt } = transaction;
  const { state, move } = useMoneyMove({
    describe: ({ amount }: CaptureBody) => ({ what: 'capture', amount: formatUsd(amount) }),
    send: (body: CaptureBody, idempotencyKey) =>
      send(transactions.captureCard)({ params: { id: transactionId }, body }, { idempotencyKey }),
    transactionIdOf: () => transactionId,
  });
  const form = useCallForm(wantedCapture, {
    initial: { amount: capturable },
    call: move,
    check: ({ amount }) =>
      upTo(amount, capturable, `Amount can’t exceed the authorized ${formatUsd(capturable)}.`),
    onDone: ({ capturedAmount }) => {
      notify(
        'success',
        `Captured ${formatUsd(capturedAmount)} on ${displayTransactionId(transactionId)}.`,
      );
      onClose();
    },
  });
  const { Field } = form;
  const amount = useWatch({ control: form.form.control, name: 'amount' });
  return (
    <MoneyFormDialog
      of={form}
      state={state}
      title="Capture authorization"
      size="small"
      submitLabel={amount ? `Capture ${formatUsd(amount)}` : 'Capture'}
      onClose={onClose}
    >
      <Field
        name="amount"
        as={AmountUpTo}
        label="Amount"
        isRequired
        description={`Authorized: ${formatUsd(capturable)}`}
      />
      <Words tone="muted">
        You can capture an authorization only once. Any remaining hold is released.
        {expiresAt && ` It expires on ${showMoment(expiresAt)}.`}
      </Words>
    </MoneyFormDialog>
  );
}

interface RefundDialogProps {
  readonly transaction: Transaction;
  readonly refundable: Cents;
  /** Until when a void does the same at no cost; null when it no longer can. */
  readonly voidableUntil: Date | null;
  readonly onClose: () => void;
}

/** Requires an amount: without one, the call would refund everything. */
const wantedRefund = { body: z.extend(transactions.refundCard.body, { amount: positiveMoney }) };
type RefundBody = z.output<typeof wantedRefund.body>;

/** Refunds to the card or bank account, in part or in full. */
export function RefundDialog(props: RefundDialogProps) {
  const { transaction, refundable, voidableUntil, onClose } = props;
  const { transactionId, paymentType } = transaction;
  const { state, move } = useMoneyMove({
    describe: ({ amount }: RefundBody) => ({ what: 'refund', amount: formatUsd(amount) }),
    send: async (body: RefundBody, idempotencyKey) => {
      const input = { params: { id: transactionId }, body };
      return paymentType === 'eCheck'
        ? send(echecks.refund)(input, { idempotencyKey })
        : send(transactions.refundCard)(input, { idempotencyKey });
    },
    transactionIdOf: () => transactionId,
  });
  const form = useCallForm(wantedRefund, {
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
        description="Kept in the timeline; the payer doesn’t see it."
        maxLength={255}
      />
      {voidableUntil && (
        <Words tone="muted">
          It hasn’t settled. A void takes all of it back at no cost until{' '}
          {showMoment(voidableUntil)}; a refund reaches the payer in 3 to 5 business days.
        </Words>
      )}
    </MoneyFormDialog>
  );
}
