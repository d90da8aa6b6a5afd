import { listInstructions, remove } from '@payfac/api/contract/payouts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ payouts: { listInstructions, remove } });

/** What a payout made or deleted by hand makes stale. */
export const stale = ['manual-payouts', 'payouts', 'balance', 'dashboard'] as const;
