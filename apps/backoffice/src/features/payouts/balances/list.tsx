import * as balanceCalls from '@payfac/api/contract/balance';
import type { Balance } from '@payfac/domain/ledger';
import { formatUsd } from '@payfac/domain/money';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { productFilter } from '../../../entities/products/picker.ts';
import { amountOrDash } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { sourceOf } from '../../../shared/lists/statistics/source.ts';
import { LedgerAmount } from '../ledger-amount.tsx';

/** A figure of a row, by its key. */
const figure = <const K extends 'available' | 'inTransit' | 'reserved'>(id: K, header: string) =>
  ({
    id,
    header,
    render: (row: Pick<Balance, K>) => amountOrDash(row[id]),
    content: 'money',
  }) as const;

export const balances = defineList(balanceCalls.list, {
  report: 'balance',
  noun: { one: 'balance', many: 'balances' },
  rowKey: ({ subMerchantId }) => subMerchantId,
  rowName: ({ accountName }) => accountName,
  columns: [
    { ...accountColumn, sort: 'accountName', isRowHeader: true, onCard: 'detail' },
    {
      id: 'balance',
      header: 'Balance',
      render: ({ balance, account }) => <LedgerAmount amount={balance} account={account} />,
      sort: 'balance',
      firstDirection: 'descending',
      content: 'money',
      onCard: 'amount',
    },
    { ...figure('available', 'Available'), sort: 'available', firstDirection: 'descending' },
    figure('inTransit', 'In transit'),
    figure('reserved', 'Reserved'),
  ],
  filters: [{ kind: 'text', key: 'accountName', label: 'Account name' }, productFilter],
  defaultSort: 'accountName',
  statistics: sourceOf(
    balanceCalls.list,
    ({ totals }) =>
      totals
        ? [
            { label: 'Balance', value: formatUsd(totals.balance) },
            { label: 'Available', value: formatUsd(totals.available) },
            { label: 'In transit', value: formatUsd(totals.inTransit) },
            { label: 'Reserved', value: formatUsd(totals.reserved) },
          ]
        : [],
    { getTotals: true, page: 1, pageSize: 1 },
  ),
  empty: 'Accounts show up here with what they can be paid out.',
});

export const Balances = () => <ListView list={balances} prefix="balances" />;
