/** What acting on a payout makes stale. */
export const stale = ['payouts', 'dashboard'] as const;
