import { view } from '@payfac/api/contract/accounts';
import { accountsCenter as center } from '@payfac/api/contract/accounts-center';
import { defineList } from '../../shared/lists/define-list.tsx';
import { api } from './api.ts';
import { type AccountRow, accountColumns, accountFilters } from './columns.tsx';

const shared = {
  noun: { one: 'account', many: 'accounts' },
  rowKey: (row: AccountRow) => row.subMerchantObjId,
  rowName: (row: AccountRow) => row.dbaName,
  columns: accountColumns,
  filters: accountFilters,
  defaultSort: '-createdAt',
  empty: 'Merchant accounts you have access to show up here.',
} as const;

/** The operator's and merchant's view. */
export const accountsView = defineList(view, {
  ...shared,
  report: 'accounts',
  call: api.accounts.view,
});

/** The service provider's twin: accounts of its products. */
export const accountsCenter = defineList(center.view, {
  ...shared,
  report: 'sp-accounts',
  call: api.accountsCenter.view,
});
