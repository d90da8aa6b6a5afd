import { applicationsCenter, payoutAccountsCenter } from '@payfac/api/contract/accounts-center';
import * as applications from '@payfac/api/contract/applications';
import * as echecks from '@payfac/api/contract/echecks';
import * as payoutAccounts from '@payfac/api/contract/payout-accounts';
import { send } from '../../../shared/api/connection.ts';

const tokenize = send(echecks.tokenize);

/** A service provider changes where payouts go by its own calls (document 2, section 7). */
export const payoutAccountsBy = {
  merchant: {
    tokenize,
    add: send(payoutAccounts.add),
    getInfo: send(payoutAccounts.getInfo),
    prefer: send(payoutAccounts.prefer),
    remove: send(payoutAccounts.remove),
  },
  provider: {
    tokenize,
    add: send(payoutAccountsCenter.add),
    getInfo: send(payoutAccountsCenter.getInfo),
    prefer: send(payoutAccountsCenter.prefer),
    remove: send(payoutAccountsCenter.remove),
  },
};

export const updateBy = {
  merchant: send(applications.update),
  provider: send(applicationsCenter.update),
};
