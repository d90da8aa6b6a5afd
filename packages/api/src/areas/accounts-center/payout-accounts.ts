import { payoutAccounts } from '../payout-accounts/contract.ts';
import { centerOf } from './center-of.ts';
import { overview } from './overview.ts';

export const payoutAccountsCenter = /* @__PURE__ */ centerOf(
  payoutAccounts,
  'payoutAccountsCenter',
  overview,
);
