import { centerNames, names } from '@payfac/api/contract/account-names';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ accounts: { names }, accountsCenter: { names: centerNames } });
