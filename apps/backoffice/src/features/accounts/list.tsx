import * as accounts from '@payfac/api/contract/accounts';
import { accountsCenter as center } from '@payfac/api/contract/accounts-center';
import { Suspense } from 'react';
import {
  type OverviewView,
  overviewAbilities,
  overviewAddress,
} from '../../entities/accounts/overview-address.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { type AccountRow, accountColumns, accountFilters } from './columns.tsx';
import { isResumable } from './resumable.ts';

/** Fetched when somebody is to be chosen. */
const LogInAsSomebody = laterPart(
  async () => (await import('../../entities/users/log-in-as-somebody.tsx')).LogInAsSomebody,
);

const shared = {
  noun: { one: 'account', many: 'accounts' },
  rowKey: (row: AccountRow) => row.subMerchantObjId,
  rowName: (row: AccountRow) => row.dbaName,
  columns: accountColumns,
  filters: accountFilters,
  defaultSort: '-createdAt',
  empty: 'Merchant accounts you have access to show up here.',
  create: { label: 'New account', ability: 'accounts.new', href: '/accounts/new' },
  rowActions: [
    {
      label: 'Resume application',
      ability: 'accounts.new',
      isOffered: isResumable,
      href: ({ applicationId }: AccountRow) =>
        `/accounts/new?application=${encodeURIComponent(applicationId)}`,
    },
    {
      label: 'Log in as…',
      ability: 'auth.loginAs',
      dialog: (account: AccountRow, close: () => void) => (
        <Suspense>
          <LogInAsSomebody account={account} onClose={close} />
        </Suspense>
      ),
    },
  ],
} as const;

/** A row leads to the account's own page. */
const pageOf = (way: OverviewView) => ({
  ability: overviewAbilities[way],
  href: ({ applicationId }: AccountRow) => overviewAddress(way, applicationId),
});

/** The operator's and merchant's view. */
export const accountsView = defineList(accounts.view, {
  ...shared,
  report: 'accounts',
  page: pageOf('merchant'),
});

/** The service provider's twin: accounts of its products. */
export const accountsCenter = defineList(center.view, {
  ...shared,
  report: 'sp-accounts',
  page: pageOf('provider'),
});
