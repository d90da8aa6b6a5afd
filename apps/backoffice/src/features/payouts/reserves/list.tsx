import * as ledger from '@payfac/api/contract/ledger';
import { reservedSegmentLabels, reservedSegments } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { reserveLabel } from '../../../entities/ledger/account-label.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { sourceOf } from '../../../shared/lists/statistics/source.ts';
import { LedgerAmount } from '../ledger-amount.tsx';

/** Every page includes the totals over all pages, so one row is enough to read them. */
const totals = sourceOf(
  ledger.reserved,
  ({ totals: sums }) =>
    reservedSegments.map((segment) => ({
      label: reservedSegmentLabels[segment],
      value: formatUsd(sums[segment]),
    })),
  { page: 1, pageSize: 1 },
);

export const reserves = defineList(ledger.reserved, {
  report: 'reserves',
  noun: { one: 'reserve', many: 'reserves' },
  rowKey: ({ account }) => account,
  rowName: ({ account, accountName }) => `${reserveLabel(account)} of ${accountName}`,
  columns: [
    { ...accountColumn, isRowHeader: true, onCard: 'detail' },
    {
      id: 'held',
      header: 'Withheld of',
      render: ({ account }) => reserveLabel(account),
      sort: 'account',
      content: 'name',
      onCard: 'status',
    },
    {
      id: 'amount',
      header: 'Amount',
      render: ({ amount, account }) => <LedgerAmount amount={amount} account={account} />,
      sort: 'amount',
      firstDirection: 'descending',
      content: 'money',
      onCard: 'amount',
    },
  ],
  filters: [
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
  ],
  defaultSort: '-amount',
  statistics: totals,
  empty: 'Money that is withheld from accounts shows up here.',
});

export const Reserves = () => <ListView list={reserves} prefix="reserves" />;
