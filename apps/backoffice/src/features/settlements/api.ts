import { listMerchant } from '@payfac/api/contract/payouts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ payouts: { listMerchant } });
