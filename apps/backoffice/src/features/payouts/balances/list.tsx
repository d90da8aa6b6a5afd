import * as balanceCalls from '@payfac/api/contract/balance';
import type { Balance } from '@payfac/domain/ledger';
import { formatUsd } from '@payfac/domain/money';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { productFilter } from '../../../entities/products/picker.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { LedgerAmount } from '../ledger-amount.tsx';

/** A figure of a row, by its key. */
const figure = <const K extends 'available' | 'inTransit' | 'reserved'>(id: K, header: string) =>
  ({
    id,
    header,
    render: (row: Pick<Balance, K>) => formatUsd(row[id]),
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
  empty: 'Accounts show up here with what they can be paid out.',
});

export const Balances = () => <ListView list={balances} prefix="balances" />;
