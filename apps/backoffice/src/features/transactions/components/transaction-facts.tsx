import { formatPhoneNumber } from '@payfac/domain/contact';
import { cardBrandLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import {
  displayAvsResult,
  displayCard,
  displayCvvResult,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import type { ReactNode } from 'react';
import type { Timeline, Transaction } from '../../../entities/transactions/queries.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../detail-drawer.css.ts';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

const fact = (term: string, value: ReactNode): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ term, value }];

const cardText = ({ cardBrand, cardKind, truncatedCardNumber }: Transaction) =>
  truncatedCardNumber &&
  [
    cardBrand && cardBrandLabels[cardBrand],
    displayCard(truncatedCardNumber),
    cardKind?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(' ');

function paymentFacts(row: Transaction): Fact[] {
  const { authorizedAmount, capturedAmount, refundedAmount } = row;
  return [
    ...fact(
      'Transaction id',
      <CopyValue label="transaction id" value={row.transactionId} isMono />,
    ),
    ...fact('Type', transactionOperationLabels[row.operation]),
    ...fact('Date', showMoment(row.createdAt)),
    ...fact('Account', row.accountName),
    ...fact('Authorized', authorizedAmount > 0 && formatUsd(authorizedAmount)),
    ...fact('Captured', capturedAmount > 0 && formatUsd(capturedAmount)),
    ...fact('Refunded', refundedAmount > 0 && formatUsd(refundedAmount)),
    ...fact('Settled', row.settledAt && showMoment(row.settledAt)),
    ...fact('Authorization expires', row.expiresAt && showMoment(row.expiresAt)),
    ...fact('Invoice number', row.invoiceNumber),
    ...fact('Description', row.description),
    ...fact('Source', paymentSourceLabels[row.source]),
  ].filter(({ value }) => value !== false);
}

const cardFacts = (row: Transaction): Fact[] => [
  ...fact('Card', cardText(row)),
  ...fact('Cardholder', row.cardHolderName),
  ...fact('Billing street', row.billingStreet),
  ...fact('Billing ZIP', row.billingZip),
  ...fact('Response', [row.responseCode, row.responseMessage].filter(Boolean).join(' – ')),
  ...fact('Authorization code', row.authCode),
  ...fact('Address check', row.avsResult && displayAvsResult(row.avsResult)),
  ...fact('Security code check', row.cvvResult && displayCvvResult(row.cvvResult)),
];

type Payer = NonNullable<Timeline['payer']>;

const addressText = (address: Payer['shippingAddress']) =>
  address &&
  [address.street, address.unit, address.city, `${address.state} ${address.zip}`]
    .filter(Boolean)
    .join(', ');

const payerFacts = ({ name, email, phone, billingAddress, shippingAddress }: Payer): Fact[] => [
  ...fact('Name', name),
  ...fact('E-mail', email),
  ...fact('Phone', phone && formatPhoneNumber(phone)),
  ...fact('Billing address', addressText(billingAddress)),
  ...fact('Shipping address', addressText(shippingAddress)),
];

/** What is known of a transaction: the payment, the card it was made with, and who paid on a page. */
export function TransactionFacts({ transaction, payer }: Pick<Timeline, 'transaction' | 'payer'>) {
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>Payment</h3>
        <DescriptionList entries={paymentFacts(transaction)} />
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>Card</h3>
        <DescriptionList entries={cardFacts(transaction)} />
      </section>
      {payer && (
        <section className={styles.section}>
          <h3 className={styles.heading}>Payer</h3>
          <DescriptionList entries={payerFacts(payer)} />
        </section>
      )}
    </>
  );
}
