import { type Cents, formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { staleAfterMoneyMove, type Transaction } from '../../../entities/transactions/queries.ts';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { api } from '../actions-api.ts';
import * as styles from '../detail-drawer.css.ts';
import { AmountForm } from './amount-form.tsx';

interface CaptureDialogProps {
  readonly transaction: Transaction;
  readonly capturable: Cents;
  readonly onClose: () => void;
}

/** Captures an authorization once, in part or whole; what is not captured is released. */
export function CaptureDialog({ transaction, capturable, onClose }: CaptureDialogProps) {
  const { transactionId, expiresAt } = transaction;
  const move = useMoneyMove({
    describe: (amount: Cents) => ({ what: 'capture', amount: formatUsd(amount) }),
    send: (amount: Cents, idempotencyKey) =>
      api.transactions.captureCard(
        { params: { id: transactionId }, body: { amount } },
        { idempotencyKey },
      ),
    onDone: (capture) => {
      notify(
        'success',
        `Captured ${formatUsd(capture.capturedAmount)} on ${displayTransactionId(transactionId)}.`,
      );
      onClose();
    },
    transactionIdOf: () => transactionId,
    invalidate: staleAfterMoneyMove,
  });
  return (
    <AmountForm
      title="Capture authorization"
      verb="Capture"
      limitLabel="Authorized"
      limit={capturable}
      overLimit={`Amount can't exceed the authorized ${formatUsd(capturable)}.`}
      move={move}
      onClose={onClose}
    >
      <p className={styles.figures}>
        You can capture an authorization only once. Any remaining hold is released.
        {expiresAt && ` It expires on ${showMoment(expiresAt)}.`}
      </p>
    </AmountForm>
  );
}
