import * as transactions from '@payfac/api/contract/transactions';
import { type Cents, formatUsd, positiveMoney } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Text } from '@payfac/ui/typography';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { send } from '../../../shared/api/connection.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { AmountUpTo, upTo } from './amount-up-to.tsx';

interface CaptureDialogProps {
  readonly transaction: Transaction;
  readonly capturable: Cents;
  readonly onClose: () => void;
}

/** The amount is said here: the call alone would capture everything without one. */
const wanted = { body: z.extend(transactions.captureCard.body, { amount: positiveMoney }) };
type Body = z.output<typeof wanted.body>;

/** Captures an authorization once, in part or whole; what is not captured is released. */
export function CaptureDialog({ transaction, capturable, onClose }: CaptureDialogProps) {
  const { transactionId, expiresAt } = transaction;
  const { state, move } = useMoneyMove({
    describe: ({ amount }: Body) => ({ what: 'capture', amount: formatUsd(amount) }),
    send: (body: Body, idempotencyKey) =>
      send(transactions.captureCard)({ params: { id: transactionId }, body }, { idempotencyKey }),
    transactionIdOf: () => transactionId,
  });
  const form = useCallForm(wanted, {
    initial: { amount: capturable },
    call: move,
    check: ({ amount }) =>
      upTo(amount, capturable, `Amount can't exceed the authorized ${formatUsd(capturable)}.`),
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
      <Text tone="muted">
        You can capture an authorization only once. Any remaining hold is released.
        {expiresAt && ` It expires on ${showMoment(expiresAt)}.`}
      </Text>
    </MoneyFormDialog>
  );
}
