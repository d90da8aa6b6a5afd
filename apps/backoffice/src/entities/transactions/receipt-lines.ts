import { formatPhoneNumber } from '@payfac/domain/contact';
import { motoIndicatorLabels } from '@payfac/domain/enumerations';
import { formatUsd, negateCents } from '@payfac/domain/money';
import {
  cardLabel,
  displayAvsResult,
  displayCvvResult,
  displayTransactionId,
  receiptOf,
  transactionOperationLabels,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { showMoment } from '../../shared/time/show.ts';
import type { Timeline, Transaction } from './transaction.tsx';

type Line = readonly [term: string, value: string];

/** Why a payer paid less than the credit card price, where they did. */
export const savedLines = ({
  standardAmount,
  savedAmount,
  paymentType,
}: Pick<Transaction, 'standardAmount' | 'savedAmount' | 'paymentType'>): Line[] =>
  standardAmount === null
    ? []
    : [
        ['Credit card price', formatUsd(standardAmount)],
        [
          paymentType === 'eCheck' ? 'eCheck discount' : 'Debit card discount',
          formatUsd(negateCents(savedAmount)),
        ],
      ];

const line = (term: string, value: string | null | undefined): Line[] =>
  value ? [[term, value]] : [];

/** What was paid: what was captured, or of an authorization what is held. */
export const paidAmount = ({ capturedAmount, authorizedAmount }: Transaction) =>
  capturedAmount > 0 ? capturedAmount : authorizedAmount;

export const isEcheck = ({ paymentType }: Transaction): boolean => paymentType === 'eCheck';

/** Keyed in by staff, who have the payer before them or on the phone. */
const isKeyed = ({ source }: Transaction): boolean => source === 'backoffice';

/** Keyed in with the payer at the counter, who signs. */
export const isSigned = (row: Transaction): boolean =>
  !isEcheck(row) && row.motoIndicator === null && isKeyed(row);

function entryOf(row: Transaction): string {
  if (row.motoIndicator) return motoIndicatorLabels[row.motoIndicator];
  if (isKeyed(row)) return 'Keyed';
  return row.source === 'subscription' ? 'Recurring' : 'Online';
}

/** Whose paper it is: what the issuer found of address and security code is the merchant's to know. */
export type Copy = 'customer' | 'merchant';

const meansLines = (row: Transaction, copy: Copy): Line[] =>
  isEcheck(row)
    ? [
        ...line('Bank account', row.truncatedCardNumber && `•••• ${row.truncatedCardNumber}`),
        ...line('Account holder', row.cardHolderName),
        ...line('SEC code', row.secCode),
      ]
    : [
        ...line('Card', cardLabel(row)),
        ...line('Cardholder', row.cardHolderName),
        ...line('Entry', entryOf(row)),
        ...line('Authorization code', row.authCode),
        ...(copy === 'merchant' ? issuerLines(row) : []),
      ];

const issuerLines = ({ avsResult, cvvResult }: Transaction): Line[] => [
  ...line('AVS', avsResult && displayAvsResult(avsResult)),
  ...line('CVV', cvvResult && displayCvvResult(cvvResult)),
];

/** To who pays, a card that was accepted is approved; how far its money is on the way is not their concern. */
const statusOf = (row: Transaction): string =>
  receiptOf(row) && !isEcheck(row) ? 'Approved' : transactionStatusLabels[row.status];

const amountLines = (row: Transaction): Line[] => [
  ...line('Requested', row.amount === paidAmount(row) ? null : formatUsd(row.amount)),
  ...savedLines(row),
  ...line('Tax included', row.taxAmount === null ? null : formatUsd(row.taxAmount)),
  ...line('Refunded', row.refundedAmount > 0 ? formatUsd(row.refundedAmount) : null),
];

/** Who was paid, line by line: name, street, place, phone. */
export const paidTo = ({ account }: Pick<Timeline, 'account'>): readonly string[] =>
  [
    account.name,
    account.street,
    account.place,
    account.phone && formatPhoneNumber(account.phone),
  ].flatMap((text) => text || []);

/** A receipt as text: what the total is made of, the total, and everything else that it says. */
export const receiptLines = (
  { transaction }: Pick<Timeline, 'transaction'>,
  copy: Copy = 'customer',
) => ({
  amounts: amountLines(transaction),
  total: formatUsd(paidAmount(transaction)),
  lines: [
    ...line('Type', transactionOperationLabels[transaction.operation]),
    ...line('Status', statusOf(transaction)),
    ...line('Date', showMoment(transaction.createdAt)),
    ...meansLines(transaction, copy),
    ...line('Invoice number', transaction.invoiceNumber),
    ...line('Description', transaction.description),
    ...line('Transaction', displayTransactionId(transaction.transactionId)),
  ],
});
