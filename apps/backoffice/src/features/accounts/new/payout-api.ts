import { echecks } from '@payfac/api/contract/echecks';
import { payoutAccounts } from '@payfac/api/contract/payout-accounts';
import { callsOf } from '../../../shared/api/connection.ts';

const { add, getInfo } = payoutAccounts;

/** Where a new account is paid out to; fetched when that is saved. */
export const payoutApi = callsOf({
  echecks: { tokenize: echecks.tokenize },
  payoutAccounts: { add, getInfo },
});
