import { formatPhoneNumber } from '@payfac/domain/contact';
import { secCodeLabels } from '@payfac/domain/echecks';
import { motoIndicatorLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import {
  cardLabel,
  displayAvsResult,
  displayCard,
  displayCvvResult,
  displayTransactionId,
  paymentTypeLabel,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import type { ReactNode } from 'react';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import type { Timeline, Transaction } from '../../../entities/transactions/queries.ts';
import { savedLines } from '../../../entities/transactions/receipt-lines.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../detail-drawer.css.ts';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

const fact = (term: string, value: ReactNode): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ term, value }];

function paymentFacts(row: Transaction): Fact[] {
  const { authorizedAmount, capturedAmount, refundedAmount } = row;
  return [
    ...fact(
      'Transaction ID',
      <CopyValue label="transaction ID" value={displayTransactionId(row.transactionId)} isMono />,
    ),
    ...fact('Type', paymentTypeLabel(row)),
    ...fact('Date', showMoment(row.createdAt)),
    accountFact(row),
    ...fact('Authorized', authorizedAmount > 0 && formatUsd(authorizedAmount)),
    ...fact('Captured', capturedAmount > 0 && formatUsd(capturedAmount)),
    ...savedLines(row).map(([term, value]) => ({ term, value })),
    ...fact('Refunded', refundedAmount > 0 && formatUsd(refundedAmount)),
    ...fact('Disputed', row.disputedAmount > 0 && formatUsd(row.disputedAmount)),
    ...fact('Tax included', row.taxAmount !== null && formatUsd(row.taxAmount)),
    ...fact('Settled', row.settledAt && showMoment(row.settledAt)),
    // Once it was captured nothing is left that could lapse.
    ...fact(
      'Authorization expires',
      row.expiresAt && row.capturedAmount === 0 && showMoment(row.expiresAt),
    ),
    ...fact('Invoice number', row.invoiceNumber),
    ...fact('Description', row.description),
    ...fact('Source', paymentSourceLabels[row.source]),
  ].filter(({ value }) => value !== false);
}

const isEcheck = ({ paymentType }: Transaction): boolean => paymentType === 'eCheck';

const bankFacts = (row: Transaction): Fact[] => [
  ...fact('Bank account', row.truncatedCardNumber && displayCard(row.truncatedCardNumber)),
  ...fact('Account holder', row.cardHolderName),
  ...fact('Authorized', row.secCode && secCodeLabels[row.secCode]),
];

const cardFacts = (row: Transaction): Fact[] => [
  ...fact('Card', cardLabel(row)),
  ...fact('Cardholder', row.cardHolderName),
  ...fact('Order taken by', row.motoIndicator && motoIndicatorLabels[row.motoIndicator]),
  ...fact('Billing street', row.billingStreet),
  ...fact('Billing ZIP', row.billingZip),
  ...fact('Response', [row.responseCode, row.responseMessage].filter(Boolean).join(' – ')),
  ...fact('Authorization code', row.authCode),
  ...fact('AVS', row.avsResult && displayAvsResult(row.avsResult)),
  ...fact('CVV', row.cvvResult && displayCvvResult(row.cvvResult)),
];

type Payer = NonNullable<Timeline['payer']>;

const addressText = (address: Payer['shippingAddress']) =>
  address &&
  [address.street, address.unit, address.city, `${address.state} ${address.zip}`]
    .filter(Boolean)
    .join(', ');

const payerFacts = ({ name, email, phone, billingAddress, shippingAddress }: Payer): Fact[] => [
  ...fact('Name', name),
  ...fact('Email', email),
  ...fact('Phone', phone && formatPhoneNumber(phone)),
  ...fact('Billing address', addressText(billingAddress)),
  ...fact('Shipping address', addressText(shippingAddress)),
];

/** What is known of a refund, void, capture, chargeback or reversal by itself. */
export const OperationFacts = ({ operation: row }: { readonly operation: Transaction }) => (
  <section className={styles.section}>
    <h3 className={styles.heading}>{transactionOperationLabels[row.operation]}</h3>
    <DescriptionList
      entries={[
        ...fact(
          'Transaction ID',
          <CopyValue
            label="transaction ID"
            value={displayTransactionId(row.transactionId)}
            isMono
          />,
        ),
        ...fact('Date', showMoment(row.createdAt)),
        ...fact('Response', [row.responseCode, row.responseMessage].filter(Boolean).join(' – ')),
        ...fact('Settled', row.settledAt && showMoment(row.settledAt)),
        ...fact('Description', row.description),
      ]}
    />
  </section>
);

/** What is known of a transaction: the payment, the card it was made with, and who paid on a page. */
export function TransactionFacts({ transaction, payer }: Pick<Timeline, 'transaction' | 'payer'>) {
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>Payment</h3>
        <DescriptionList entries={paymentFacts(transaction)} />
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{isEcheck(transaction) ? 'eCheck' : 'Card'}</h3>
        <DescriptionList
          entries={isEcheck(transaction) ? bankFacts(transaction) : cardFacts(transaction)}
        />
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
