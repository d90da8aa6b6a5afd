import { accounts } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ accounts, accountsCenter });
