import { balance } from '@payfac/api/contract/balance';
import { create } from '@payfac/api/contract/payouts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ balance, payouts: { create } });
