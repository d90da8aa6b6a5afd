import { authorizationRecord } from '@payfac/domain/echecks';
import { formatUsd } from '@payfac/domain/money';
import { showSpokenDate } from '../../shared/time/show.ts';
import * as styles from './receipt.css.ts';
import { type Copy, isEcheck, isSigned, paidTo, receiptLines } from './receipt-lines.ts';
import type { Timeline } from './transaction.tsx';

type ReceiptProps = Pick<Timeline, 'transaction' | 'account'> & {
  /** The customer's by default. */
  readonly copy?: Copy;
};
const agreement =
  'I agree to pay the total above according to my agreement with the issuer of my card.';

/** What the payer agreed to, and where they sign. */
function Agreement({ transaction: row, account, copy }: ReceiptProps) {
  if (isEcheck(row)) {
    if (row.secCode === null) return null;
    return (
      <p className={styles.small}>
        {authorizationRecord({
          secCode: row.secCode,
          merchant: account.name,
          amount: formatUsd(row.amount),
          account: row.truncatedCardNumber ?? '',
          date: showSpokenDate(row.createdAt),
        })}
      </p>
    );
  }
  // Who pays online or from afar signs nothing, and nobody their own copy.
  if (copy !== 'merchant' || !isSigned(row)) return null;
  return (
    <div className={styles.agreement}>
      <p className={styles.small}>{agreement}</p>
      <p className={styles.signature}>Signature</p>
    </div>
  );
}

const labels: Readonly<Record<Copy, string>> = {
  customer: 'Receipt',
  merchant: 'Merchant copy',
};

/**
 * What the payer is given: who was paid, how much, with what, and the approval. The merchant's copy has what
 * the issuer checked as well, and where to sign.
 */
export function Receipt({ transaction, account, copy = 'customer' }: ReceiptProps) {
  const { amounts, total, lines } = receiptLines({ transaction }, copy);
  const [name, ...contact] = paidTo({ account });
  return (
    <article className={styles.receipt} aria-label={labels[copy]}>
      <header className={styles.head}>
        <p className={styles.merchant}>{name}</p>
        {copy === 'merchant' && <p className={styles.small}>{labels.merchant}</p>}
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
      <Agreement transaction={transaction} account={account} copy={copy} />
    </article>
  );
}
