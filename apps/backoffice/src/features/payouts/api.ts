import { payouts } from '@payfac/api/contract/payouts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ payouts });

/** What acting on a payout makes stale. */
export const stale = ['payouts', 'dashboard'] as const;
