import * as reporting from '@payfac/api/contract/reporting';
import { formatUsd } from '@payfac/domain/money';
import {
  displayCard,
  displayTransactionId,
  paymentTypeLabel,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { useAtomValue } from 'jotai';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { Card } from '../../entities/cards/card-mark.tsx';
import {
  paymentAmountColumn,
  paymentStatusColumn,
  type TransactionColumn,
} from '../../entities/transactions/payment-columns.tsx';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { locationAtom } from '../../shared/address.ts';
import { wholeNumber } from '../../shared/counted.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { showDateTime } from '../../shared/time/show.ts';

/** An eCheck's bank account in words, or a card. */
function PaidWith({ row }: { readonly row: Transaction }) {
  const { paymentType, truncatedCardNumber, cardBrand, cardKind } = row;
  if (truncatedCardNumber === null) return '—';
  if (paymentType === 'eCheck') return `eCheck ${displayCard(truncatedCardNumber)}`;
  return <Card of={{ cardBrand, cardKind, truncatedCardNumber }} />;
}

const id: TransactionColumn = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => displayTransactionId(transactionId),
  content: 'id',
};
const date: TransactionColumn = momentColumn('createdAt', 'Date');
/** In the payments view, the payment's type; in the operations view, the operation's. */
function TypeOf({ row }: { readonly row: Transaction }) {
  const view = new URLSearchParams(useAtomValue(locationAtom).search).get('view');
  return view === 'operations' ? transactionOperationLabels[row.operation] : paymentTypeLabel(row);
}

const operation: TransactionColumn = {
  id: 'operation',
  header: 'Type',
  render: (row) => <TypeOf row={row} />,
};
/** For users who want all of a payment's amounts. */
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
  render: (row) => <PaidWith row={row} />,
  onCard: 'detail',
  noteOnCard: ({ createdAt }) => showDateTime(createdAt),
};
const holder: TransactionColumn = {
  id: 'cardHolderName',
  header: 'Payer',
  render: ({ cardHolderName, transactionId }) =>
    cardHolderName ?? displayTransactionId(transactionId),
  isRowHeader: true,
  content: 'name',
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
  holder,
  account,
  card,
  operation,
  paymentStatusColumn,
  paymentAmountColumn,
  date,
  id,
  money('capturedAmount', 'Captured'),
  money('refundedAmount', 'Refunded'),
  money('netAmount', 'Net before fees'),
];
export const declineColumns = [holder, account, card, reason, paymentAmountColumn, date, id];

/** The totals of the list's own query, over all pages. */
export const totals = sourceOf(reporting.transactionStatistics, ({ totals: sums }) =>
  sums === undefined
    ? []
    : [
        { label: 'Count', value: wholeNumber(sums.count) },
        { label: 'Captured', value: formatUsd(sums.captured) },
        { label: 'Refunded', value: formatUsd(sums.refunded) },
        { label: 'Disputed', value: formatUsd(sums.disputed) },
        // Not a payment's net, from which its settlement also takes fees and a reserve.
        { label: 'Net before fees', value: formatUsd(sums.net) },
      ],
);

/** The total of declined amounts. */
export const declineTotals = sourceOf(
  reporting.transactionStatistics,
  ({ totals: sums }) => (sums ? [{ label: 'Amount', value: formatUsd(sums.requested) }] : []),
  { view: 'operations' },
);
