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
  readonly onCharge: () => void;
  readonly onCancel: () => void;
}

const MINUTE_MS = 60_000;

function ago(at: Date): string {
  const minutes = Math.floor((now().getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute ago';
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** Names the earlier sale that this one may repeat, and asks before charging again. */
export function DuplicateDialog({ earlier, onCharge, onCancel }: DuplicateDialogProps) {
  const { transactionId, createdAt } = earlier;
  return (
    <ConfirmDialog
      isOpen
      title="Charge this card again?"
      confirmLabel="Charge again"
      cancelLabel="Don't charge"
      tone="danger"
      onConfirm={onCharge}
      onCancel={onCancel}
    >
      <p>
        {cardLabel(earlier)} was charged {formatUsd(paidAmount(earlier))} {ago(createdAt)}, at{' '}
        {showMoment(createdAt)}:{' '}
        <Link href={recordAt('/reporting/transactions', transactionId)} isExternal>
          {displayTransactionId(transactionId)}
        </Link>
        . A second charge takes the money twice.
      </p>
    </ConfirmDialog>
  );
}
