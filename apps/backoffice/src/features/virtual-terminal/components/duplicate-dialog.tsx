import { formatUsd } from '@payfac/domain/money';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Link } from '@payfac/ui/link';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { paidAmount } from '../../../entities/transactions/receipt-lines.ts';
import { recordAt } from '../../../shared/address.ts';
import { now } from '../../../shared/time/clock.ts';
import { showMoment } from '../../../shared/time/show.ts';

interface DuplicateDialogProps {
  readonly earlier: Transaction;
  readonly answer: (isAgreed: boolean) => void;
}

const ofCard = {
  title: 'Charge this card again?',
  confirmLabel: 'Charge again',
  cancelLabel: "Don't charge",
  nameOf: cardLabel,
  done: 'charged',
  act: 'charge',
} as const;

const ofAccount = {
  title: 'Debit this account again?',
  confirmLabel: 'Debit again',
  cancelLabel: "Don't debit",
  nameOf: ({ truncatedCardNumber }: Transaction) => `Bank account •••• ${truncatedCardNumber}`,
  done: 'debited',
  act: 'debit',
} as const;

const MINUTE_MS = 60_000;

function ago(at: Date): string {
  const minutes = Math.floor((now().getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute ago';
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** Names the earlier sale that this one may repeat, and asks before charging again. */
export function DuplicateDialog({ earlier, answer }: DuplicateDialogProps) {
  const { transactionId, createdAt, paymentType } = earlier;
  const words = paymentType === 'eCheck' ? ofAccount : ofCard;
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirmLabel}
      cancelLabel={words.cancelLabel}
      tone="danger"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>
        {words.nameOf(earlier)} was {words.done} {formatUsd(paidAmount(earlier))} {ago(createdAt)},
        at {showMoment(createdAt)}:{' '}
        <Link href={recordAt('/reporting/transactions', transactionId)} isExternal>
          {displayTransactionId(transactionId)}
        </Link>
        . A second {words.act} takes the money twice.
      </p>
    </ConfirmDialog>
  );
}
