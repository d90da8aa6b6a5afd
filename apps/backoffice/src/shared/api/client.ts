import { createClient } from '@payfac/api';
import { accounts } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { auth } from '@payfac/api/contract/auth';
import { echecks } from '@payfac/api/contract/echecks';
import { reporting } from '@payfac/api/contract/reporting';
import { tokenization } from '@payfac/api/contract/tokenization';
import { transactions } from '@payfac/api/contract/transactions';
import { users } from '@payfac/api/contract/users';
import { leaveForLogin } from '../session/leave.ts';
import { getToken } from '../session/token.ts';
import { followBusinessTime, getZone } from '../time/clock.ts';
import { announceUpgrade } from './upgrade.ts';

/** The app's one client, on the page's own origin. */
export const api = createClient(
  {
    baseUrl: '/api/v1',
    platformUrl: '/v1',
    getToken,
    getTimeZone: getZone,
    onSessionEnd: () => leaveForLogin('expired'),
    onVersionChange: announceUpgrade,
    onBusinessTime: followBusinessTime,
  },
  { accounts, accountsCenter, auth, echecks, reporting, tokenization, transactions, users },
);
