import { accounts } from '../accounts/contract.ts';
import { applications } from '../applications/contract.ts';
import { funds } from '../funds/contract.ts';
import { payoutAccounts } from '../payout-accounts/contract.ts';
import { provisioning } from '../provisioning/contract.ts';
import { centerOf } from './center-of.ts';

/** The provider's account-name lookup is `accountsCenter.names`; it has no second one. */
const { lookup: _, ...applicationsOnly } = applications;

const overview = ['serviceProvider.account.overview'] as const;

export const accountsCenter = /* @__PURE__ */ centerOf(accounts, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);

export const applicationsCenter = /* @__PURE__ */ centerOf(
  applicationsOnly,
  'applicationsCenter',
  overview,
);

export const provisioningCenter = /* @__PURE__ */ centerOf(
  provisioning,
  'provisioningCenter',
  overview,
);

export const payoutAccountsCenter = /* @__PURE__ */ centerOf(
  payoutAccounts,
  'payoutAccountsCenter',
  overview,
);

export const fundsCenter = /* @__PURE__ */ centerOf(funds, 'fundsCenter', overview);
