import { ApiError } from '@payfac/api';
import { declineAdvice } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../../shared/address.ts';
import * as styles from '../page.css.ts';

interface SaleRefusedProps {
  readonly error: Error;
  readonly title: string;
  /** Empties the card's fields for another one; absent where none is keyed in. */
  readonly onAnotherCard?: (() => void) | undefined;
}

/** Why nothing was charged, what to do about it, and the way to the declined transaction. */
export function SaleRefused({ error, title, onAnotherCard }: SaleRefusedProps) {
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
