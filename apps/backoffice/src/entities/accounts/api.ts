import { names } from '@payfac/api/contract/accounts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ accounts: { names } });
