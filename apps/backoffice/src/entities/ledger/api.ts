import { ledger } from '@payfac/api/contract/ledger';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ ledger });
