import { view } from '@payfac/api/contract/accounts';
import { defineList } from '../../shared/lists/list-atoms.ts';
import { api } from './api.ts';
import { type AccountRow, accountColumns, accountFilters } from './columns.tsx';

const shared = {
  schema: view.query,
  title: 'Accounts',
  noun: { one: 'account', many: 'accounts' },
  rowKey: (row: AccountRow) => row.subMerchantObjId,
  columns: accountColumns,
  filters: accountFilters,
  defaultSort: '-createdAt',
  empty: 'Merchant accounts appear here once they are opened to you.',
};

/** The operator's and merchant's view. */
export const accountsView = defineList({
  ...shared,
  key: 'accounts',
  path: '/accounts-view',
  load: api.accounts.view,
  csv: api.accounts.view.csv,
});

/** The service provider's twin: accounts of its products. */
export const accountsCenter = defineList({
  ...shared,
  key: 'sp-accounts',
  path: '/accounts-center',
  load: api.accountsCenter.view,
  csv: api.accountsCenter.view.csv,
});
