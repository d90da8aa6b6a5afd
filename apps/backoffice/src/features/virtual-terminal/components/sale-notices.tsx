import { ApiError } from '@payfac/api';
import { formatUsd } from '@payfac/domain/money';
import { cardLabel, declineAdvice, displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Link } from '@payfac/ui/link';
import { paidAmount } from '../../../entities/transactions/receipt-lines.ts';
import type { Transaction } from '../../../entities/transactions/transaction.tsx';
import { recordAt } from '../../../shared/address.ts';
import { StillWaiting } from '../../../shared/money-move/still-waiting.tsx';
import type { MoneyMoveState } from '../../../shared/money-move/use-money-move.ts';
import { ScrollIntoView } from '../../../shared/screen/scroll-into-view.tsx';
import { now } from '../../../shared/time/clock.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../page.css.ts';
import type { Tender } from '../values.ts';

interface SaleRefusedProps {
  readonly error: Error;
  readonly title: string;
  /** Clears the card fields for another card; absent when no card is keyed in. */
  readonly onAnotherCard?: (() => void) | undefined;
}

/** Why nothing was charged, what to do about it, and a link to the declined transaction. */
function SaleRefused({ error, title, onAnotherCard }: SaleRefusedProps) {
  const detail = error instanceof ApiError ? error.detail : undefined;
  const declined = detail?.transactionId;
  const advice = declineAdvice(detail?.declineCode ?? '');
  const needsAnother = advice?.step === 'another-means' || advice?.step === 'stop';
  return (
    <Banner
      tone="danger"
      isAnnounced
      title={title}
      actions={
        <>
          {needsAnother && onAnotherCard && (
            <Button onPress={onAnotherCard}>Use another card</Button>
          )}
          {declined && (
            <Link href={recordAt('/reporting/transactions', declined)}>View decline</Link>
          )}
        </>
      }
    >
      <p>{error.message}</p>
      {advice && <p className={styles.advice}>{advice.text}</p>}
    </Banner>
  );
}

const refusedTitles: Readonly<Record<Tender, string>> = {
  card: 'The card wasn’t charged',
  saved: 'The card wasn’t charged',
  echeck: 'The account wasn’t debited',
};

interface SaleNoticesProps {
  readonly state: MoneyMoveState;
  readonly tender: Tender;
  /** Why nothing was charged, if that belongs to no field. */
  readonly failure: Error | undefined;
  readonly onAnotherCard: () => void;
}

/** Notices about a sale that was sent or refused. */
export const SaleNotices = ({ state, tender, failure, onAnotherCard }: SaleNoticesProps) => (
  <>
    {state === 'unknown' && (
      <ScrollIntoView>
        <StillWaiting verb={tender === 'echeck' ? 'send it' : 'run the card'} />
      </ScrollIntoView>
    )}
    {failure && (
      <ScrollIntoView>
        <SaleRefused
          error={failure}
          title={refusedTitles[tender]}
          onAnotherCard={tender === 'card' ? onAnotherCard : undefined}
        />
      </ScrollIntoView>
    )}
  </>
);

interface DuplicateDialogProps {
  readonly earlier: Transaction;
  readonly answer: (isAgreed: boolean) => void;
}

const ofCard = {
  title: 'Charge this card again?',
  confirmLabel: 'Charge again',
  cancelLabel: 'Don’t charge',
  nameOf: cardLabel,
  done: 'charged',
  act: 'charge',
} as const;

const ofAccount = {
  title: 'Debit this account again?',
  confirmLabel: 'Debit again',
  cancelLabel: 'Don’t debit',
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

/** Shows the earlier sale that this one may repeat, and asks before charging again. */
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
