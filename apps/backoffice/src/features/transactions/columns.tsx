import * as reporting from '@payfac/api/contract/reporting';
import { formatUsd } from '@payfac/domain/money';
import {
  cardLabel,
  displayCard,
  displayTransactionId,
  paymentTypeLabel,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { useAtomValue } from 'jotai';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import {
  paymentAmountColumn,
  paymentStatusColumn,
  type TransactionColumn,
} from '../../entities/transactions/payment-columns.tsx';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { wholeNumber } from '../../shared/counted.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { locationAtom } from '../../shared/location.ts';
import { showDateTime } from '../../shared/time/show.ts';

/** A card, or the bank account of an eCheck. */
const meansLabel = (row: Transaction): string =>
  row.paymentType === 'eCheck' && row.truncatedCardNumber !== null
    ? `eCheck ${displayCard(row.truncatedCardNumber)}`
    : cardLabel(row);

const id: TransactionColumn = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => displayTransactionId(transactionId),
  isRowHeader: true,
  content: 'id',
};
const date: TransactionColumn = momentColumn('createdAt', 'Date');
/** Among payments what the payment is; among all operations what each of them did. */
function TypeOf({ row }: { readonly row: Transaction }) {
  const view = new URLSearchParams(useAtomValue(locationAtom).search).get('view');
  return view === 'operations' ? transactionOperationLabels[row.operation] : paymentTypeLabel(row);
}

const operation: TransactionColumn = {
  id: 'operation',
  header: 'Type',
  render: (row) => <TypeOf row={row} />,
};
/** For people who want the whole of a payment in figures. */
const money = (
  field: 'capturedAmount' | 'refundedAmount' | 'netAmount',
  header: string,
): TransactionColumn => ({
  id: field,
  header,
  render: (row) => formatUsd(row[field]),
  content: 'money',
  isHiddenAtFirst: true,
});
const card: TransactionColumn = {
  id: 'card',
  header: 'Paid with',
  render: (row) => meansLabel(row) || '—',
  content: 'text',
};
const holder: TransactionColumn = {
  id: 'cardHolderName',
  header: 'Payer',
  render: ({ cardHolderName }) => cardHolderName ?? '—',
  content: 'name',
  onCard: 'detail',
  noteOnCard: ({ createdAt }) => showDateTime(createdAt),
};
const account: TransactionColumn = accountColumn;
const reason: TransactionColumn = {
  id: 'responseMessage',
  header: 'Reason',
  render: ({ responseCode, responseMessage }) =>
    [responseCode, responseMessage].filter(Boolean).join(' – ') || '—',
  content: 'text',
  onCard: 'status',
};

export const transactionColumns = [
  id,
  date,
  operation,
  paymentAmountColumn,
  paymentStatusColumn,
  card,
  holder,
  account,
  money('capturedAmount', 'Captured'),
  money('refundedAmount', 'Refunded'),
  money('netAmount', 'Net before fees'),
];
export const declineColumns = [id, date, paymentAmountColumn, reason, card, holder, account];

/** What the rows of the list's own query come to, all pages together. */
export const totals = sourceOf(reporting.transactionStatistics, ({ totals: sums }) =>
  sums === undefined
    ? []
    : [
        { label: 'Count', value: wholeNumber(sums.count) },
        { label: 'Captured', value: formatUsd(sums.captured) },
        { label: 'Refunded', value: formatUsd(sums.refunded) },
        { label: 'Disputed', value: formatUsd(sums.disputed) },
        // Not a payment's net, from which its settlement took fees and a reserve as well.
        { label: 'Net before fees', value: formatUsd(sums.net) },
      ],
);
