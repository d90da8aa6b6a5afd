import { names } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  accounts: { names },
  accountsCenter: { names: accountsCenter.names },
});
