import { formatPhoneNumber } from '@payfac/domain/contact';
import { authorizationRecord } from '@payfac/domain/echecks';
import { motoIndicatorLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import {
  cardLabel,
  displayAvsResult,
  displayCvvResult,
  displayTransactionId,
  transactionOperationLabels,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { showDate, showMoment } from '../../shared/time/show.ts';
import type { Timeline, Transaction } from './queries.ts';
import * as styles from './receipt.css.ts';

type ReceiptProps = Pick<Timeline, 'transaction' | 'account'>;
type Line = readonly [term: string, value: string];

const line = (term: string, value: string | null | undefined): Line[] =>
  value ? [[term, value]] : [];

/** What was paid: what was captured, or of an authorization what is held. */
export const paidAmount = ({ capturedAmount, authorizedAmount }: Transaction) =>
  capturedAmount > 0 ? capturedAmount : authorizedAmount;

const isEcheck = ({ paymentType }: Transaction): boolean => paymentType === 'eCheck';

const meansLines = (row: Transaction): Line[] =>
  isEcheck(row)
    ? [
        ...line('Bank account', row.truncatedCardNumber && `•••• ${row.truncatedCardNumber}`),
        ...line('Account holder', row.cardHolderName),
        ...line('SEC code', row.secCode),
      ]
    : [
        ...line('Card', cardLabel(row)),
        ...line('Cardholder', row.cardHolderName),
        ...line('Entry', row.motoIndicator ? motoIndicatorLabels[row.motoIndicator] : 'Keyed'),
        ...line('Authorization code', row.authCode),
        ...line('AVS', row.avsResult && displayAvsResult(row.avsResult)),
        ...line('CVV', row.cvvResult && displayCvvResult(row.cvvResult)),
      ];

const amountLines = (row: Transaction): Line[] => [
  ...line('Requested', row.amount === paidAmount(row) ? null : formatUsd(row.amount)),
  ...line('Tax included', row.taxAmount === null ? null : formatUsd(row.taxAmount)),
  ...line('Refunded', row.refundedAmount > 0 ? formatUsd(row.refundedAmount) : null),
];

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
  if (row.motoIndicator !== null) return null;
  return (
    <div className={styles.agreement}>
      <p className={styles.small}>{agreement}</p>
      <p className={styles.signature}>Signature</p>
    </div>
  );
}

/** What the payer is given: who was paid, how much, with what, the approval, and where to sign. */
export function Receipt({ transaction, account }: ReceiptProps) {
  const { operation, status } = transaction;
  const lines = [
    ...line('Type', transactionOperationLabels[operation]),
    ...line('Status', transactionStatusLabels[status]),
    ...line('Date', showMoment(transaction.createdAt)),
    ...meansLines(transaction),
    ...line('Invoice number', transaction.invoiceNumber),
    ...line('Description', transaction.description),
    ...line('Transaction', displayTransactionId(transaction.transactionId)),
  ];
  return (
    <article className={styles.receipt} aria-label="Receipt">
      <header className={styles.head}>
        <p className={styles.merchant}>{account.name}</p>
        {[account.street, account.place, account.phone && formatPhoneNumber(account.phone)]
          .filter(Boolean)
          .map((text) => (
            <p key={text} className={styles.small}>
              {text}
            </p>
          ))}
      </header>
      <dl className={styles.lines}>
        {amountLines(transaction).map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className={styles.value}>{formatUsd(paidAmount(transaction))}</dd>
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
