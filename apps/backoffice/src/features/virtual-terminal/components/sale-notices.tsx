import { ApiError } from '@payfac/api';
import { declineAdvice } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../../shared/address.ts';
import { StillWaiting } from '../../../shared/money-move/still-waiting.tsx';
import type { MoneyMoveState } from '../../../shared/money-move/use-money-move.ts';
import { IntoSight } from '../../../shared/screen/into-sight.tsx';
import * as styles from '../page.css.ts';
import type { Tender } from '../values.ts';

interface SaleRefusedProps {
  readonly error: Error;
  readonly title: string;
  /** Empties the card's fields for another one; absent where none is keyed in. */
  readonly onAnotherCard?: (() => void) | undefined;
}

/** Why nothing was charged, what to do about it, and the way to the declined transaction. */
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
  card: "The card wasn't charged",
  saved: "The card wasn't charged",
  echeck: "The account wasn't debited",
};

interface SaleNoticesProps {
  readonly state: MoneyMoveState;
  readonly tender: Tender;
  /** Why nothing was charged, where that belongs to no field. */
  readonly failure: Error | undefined;
  readonly onAnotherCard: () => void;
}

/** What is to be known of a sale that was sent, or was not. */
export const SaleNotices = ({ state, tender, failure, onAnotherCard }: SaleNoticesProps) => (
  <>
    {state === 'unknown' && (
      <IntoSight>
        <StillWaiting verb={tender === 'echeck' ? 'send it' : 'run the card'} />
      </IntoSight>
    )}
    {failure && (
      <IntoSight>
        <SaleRefused
          error={failure}
          title={refusedTitles[tender]}
          onAnotherCard={tender === 'card' ? onAnotherCard : undefined}
        />
      </IntoSight>
    )}
  </>
);
