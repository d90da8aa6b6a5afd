import { applicationsCenter, payoutAccountsCenter } from '@payfac/api/contract/accounts-center';
import { update } from '@payfac/api/contract/applications';
import { tokenize } from '@payfac/api/contract/echecks';
import { payoutAccounts } from '@payfac/api/contract/payout-accounts';
import { callsOf } from '../../../shared/api/connection.ts';

const api = callsOf({
  applications: { update },
  applicationsCenter: { update: applicationsCenter.update },
  echecks: { tokenize },
  payoutAccounts,
  payoutAccountsCenter,
});

/** A service provider changes where payouts go by its own calls (document 2, section 7). */
export const payoutAccountsBy = {
  merchant: { ...api.echecks, ...api.payoutAccounts },
  provider: { ...api.echecks, ...api.payoutAccountsCenter },
};

export const updateBy = {
  merchant: api.applications.update,
  provider: api.applicationsCenter.update,
};
