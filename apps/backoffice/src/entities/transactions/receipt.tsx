import { authorizationRecord } from '@payfac/domain/echecks';
import { formatUsd } from '@payfac/domain/money';
import { showDate } from '../../shared/time/show.ts';
import type { Timeline } from './queries.ts';
import * as styles from './receipt.css.ts';
import { isEcheck, isKeyed, paidTo, receiptLines } from './receipt-lines.ts';

type ReceiptProps = Pick<Timeline, 'transaction' | 'account'>;
const agreement =
  'I agree to pay the total above according to my agreement with the issuer of my card.';

/** What the payer agreed to, and where they sign. */
function Agreement({ transaction: row, account }: ReceiptProps) {
  if (isEcheck(row)) {
    if (row.secCode === null) return null;
    return (
      <p className={styles.small}>
        {authorizationRecord({
          secCode: row.secCode,
          merchant: account.name,
          amount: formatUsd(row.amount),
          account: row.truncatedCardNumber ?? '',
          date: showDate(row.createdAt),
        })}
      </p>
    );
  }
  // Who pays online or from afar signs nothing.
  if (row.motoIndicator !== null || !isKeyed(row)) return null;
  return (
    <div className={styles.agreement}>
      <p className={styles.small}>{agreement}</p>
      <p className={styles.signature}>Signature</p>
    </div>
  );
}

/** What the payer is given: who was paid, how much, with what, the approval, and where to sign. */
export function Receipt({ transaction, account }: ReceiptProps) {
  const { amounts, total, lines } = receiptLines({ transaction });
  const [name, ...contact] = paidTo({ account });
  return (
    <article className={styles.receipt} aria-label="Receipt">
      <header className={styles.head}>
        <p className={styles.merchant}>{name}</p>
        {contact.map((text) => (
          <p key={text} className={styles.small}>
            {text}
          </p>
        ))}
      </header>
      <dl className={styles.lines}>
        {amounts.map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className={styles.value}>{total}</dd>
        </div>
      </dl>
      <dl className={styles.lines}>
        {lines.map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Agreement transaction={transaction} account={account} />
    </article>
  );
}
