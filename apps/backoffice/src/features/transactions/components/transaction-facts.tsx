import { formatPhoneNumber } from '@payfac/domain/contact';
import { secCodeLabels } from '@payfac/domain/echecks';
import { motoIndicatorLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import {
  cardLabel,
  displayAvsResult,
  displayCard,
  displayCvvResult,
  paymentTypeLabel,
} from '@payfac/domain/transactions';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { isEcheck, savedLines } from '../../../entities/transactions/receipt-lines.ts';
import type { Timeline, Transaction } from '../../../entities/transactions/transaction.tsx';
import type { Fact, StoryPart } from '../../../shared/lists/detail/story/story.ts';
import { Facts } from '../../../shared/lists/detail/story/story-parts.tsx';
import { showMoment } from '../../../shared/time/show.ts';

const bankFacts = (row: Transaction): readonly Fact[] => [
  {
    term: 'Bank account',
    value: row.truncatedCardNumber && displayCard(row.truncatedCardNumber),
  },
  { term: 'Account holder', value: row.cardHolderName },
  { term: 'Authorized', value: row.secCode && secCodeLabels[row.secCode] },
];

const responseOf = ({ responseCode, responseMessage, authCode }: Transaction): string =>
  [[responseCode, responseMessage].filter(Boolean).join(' – '), authCode]
    .filter(Boolean)
    .join(' · ');

const cardFacts = (row: Transaction): readonly Fact[] => [
  { term: 'Card', value: cardLabel(row) },
  { term: 'Cardholder', value: row.cardHolderName },
  { term: 'Order taken by', value: row.motoIndicator && motoIndicatorLabels[row.motoIndicator] },
  { term: 'Billing street', value: row.billingStreet },
  { term: 'Billing ZIP', value: row.billingZip },
  { term: 'AVS', value: row.avsResult && displayAvsResult(row.avsResult) },
  { term: 'CVV', value: row.cvvResult && displayCvvResult(row.cvvResult) },
  { term: 'Response', value: responseOf(row) },
];

/** An amount is shown as a fact only if it differs from the record's main amount. */
const other = (amount: number, than: number): boolean => amount > 0 && amount !== than;

/** A payment's facts, including its payment method. */
export function paymentFacts({ transaction: row }: Pick<Timeline, 'transaction'>): readonly Fact[] {
  const { authorizedAmount, capturedAmount, taxAmount } = row;
  return [
    accountFact(row),
    { term: 'Type', value: paymentTypeLabel(row) },
    ...(isEcheck(row) ? bankFacts(row) : cardFacts(row)),
    {
      term: 'Authorized',
      value:
        other(authorizedAmount, capturedAmount) &&
        capturedAmount > 0 &&
        formatUsd(authorizedAmount),
    },
    ...savedLines(row).map(([term, value]) => ({ term, value })),
    { term: 'Tax included', value: taxAmount !== null && formatUsd(taxAmount) },
    { term: 'Date', value: showMoment(row.createdAt) },
    { term: 'Settled', value: row.settledAt && showMoment(row.settledAt) },
    // After a capture, nothing is left that could expire.
    {
      term: 'Authorization expires',
      value: row.expiresAt && capturedAmount === 0 && showMoment(row.expiresAt),
    },
    { term: 'Invoice number', value: row.invoiceNumber },
    { term: 'Description', value: row.description },
    { term: 'Source', value: paymentSourceLabels[row.source] },
  ];
}

type Payer = NonNullable<Timeline['payer']>;

const addressText = (address: Payer['shippingAddress']) =>
  address &&
  [address.street, address.unit, address.city, `${address.state} ${address.zip}`]
    .filter(Boolean)
    .join(', ');

/** The payer on a hosted page. */
export const payerFacts = (payer: Timeline['payer']): StoryPart | undefined =>
  payer === null
    ? undefined
    : {
        title: 'Payer',
        content: (
          <Facts
            facts={[
              { term: 'Name', value: payer.name },
              { term: 'Email', value: payer.email },
              { term: 'Phone', value: payer.phone && formatPhoneNumber(payer.phone) },
              { term: 'Billing address', value: addressText(payer.billingAddress) },
              { term: 'Shipping address', value: addressText(payer.shippingAddress) },
            ]}
          />
        ),
      };

/** The facts of a refund, void, capture, chargeback or reversal. */
export const operationFacts = (row: Transaction): readonly Fact[] => [
  { term: 'Made', value: showMoment(row.createdAt) },
  { term: 'Answer', value: responseOf(row) },
  { term: 'Posted', value: row.settledAt && showMoment(row.settledAt) },
  { term: 'Reason', value: row.description },
];
