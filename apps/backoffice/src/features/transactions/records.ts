import * as reporting from '@payfac/api/contract/reporting';
import { formatUsd } from '@payfac/domain/money';
import {
  displayCard,
  displayTransactionId,
  paymentTypeLabel,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

/** An id names one operation, such as a refund; anything else is searched for among payments. */
const viewFor = (text: string) => (/^txn/i.test(text) ? 'operations' : 'payments');

export const search = recordSearch({
  records: 'transactions',
  call: (query, options) =>
    send(reporting.listTransactions)(
      { query: { ...query, view: viewFor(query.singleSearch) } },
      options,
    ),
  found: (row) => ({
    id: row.transactionId,
    label: `${displayTransactionId(row.transactionId)} · ${formatUsd(row.signedAmount)}`,
    description: [
      `${paymentTypeLabel(row)}, ${transactionStatusLabels[row.status].toLowerCase()}`,
      row.cardHolderName,
      row.truncatedCardNumber && displayCard(row.truncatedCardNumber),
      row.accountName,
    ]
      .filter(Boolean)
      .join(' · '),
    href: recordAt('/reporting/transactions', row.transactionId),
  }),
});
