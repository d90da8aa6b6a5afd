import { centerOf } from '../../kernel/center-of.ts';
import { payoutAccounts } from '../payout-accounts/contract.ts';
import { overview } from './overview.ts';

export const payoutAccountsCenter = /* @__PURE__ */ centerOf(
  payoutAccounts,
  'payoutAccountsCenter',
  overview,
);
