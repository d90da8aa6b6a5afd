import type { Output } from '@payfac/api';
import type { transactionTimeline } from '@payfac/api/contract/reporting';
import type { saleCard } from '@payfac/api/contract/transactions';

export type Transaction = Output<typeof saleCard>;
export type Timeline = Output<typeof transactionTimeline>;

/** Everything that shows money: lists, timelines and the dashboard's figures. */
export const moneyViews = [
  'transactions',
  'declined-transactions',
  'for-review-transactions',
  'processing-transactions',
  'timeline',
  'dashboard',
] as const;
