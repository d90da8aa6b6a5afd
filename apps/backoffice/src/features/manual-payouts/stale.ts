/** What a payout made or deleted by hand makes stale. */
export const stale = ['manual-payouts', 'payouts', 'balance', 'dashboard'] as const;
