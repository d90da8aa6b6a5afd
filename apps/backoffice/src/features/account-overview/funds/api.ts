import { list } from '@payfac/api/contract/balance';
import { referrals } from '@payfac/api/contract/capital';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ balance: { list }, capital: { referrals } });

/** What a release of reserved funds makes stale, besides the account with its log. */
export const staleMoney = [
  'account',
  'account-money',
  'balance',
  'ledger',
  'payouts',
  'manual-payouts',
  'dashboard',
] as const;
