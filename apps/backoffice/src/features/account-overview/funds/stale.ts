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
