import type { Output } from '@payfac/api';
import { listInstructions } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { type Figure, type Source, sourceOf } from '../../shared/lists/statistics/source.ts';

export type PayoutTotals = NonNullable<Output<typeof listInstructions>['totals']>;

const asked = { getTotals: true, page: 1, pageSize: 1 } as const;

/** What all payouts of a query come to, station by station. */
export const payoutTotals: Source<PayoutTotals | undefined> = sourceOf(
  listInstructions,
  ({ totals }) => totals,
  asked,
);

/** What they come to in one sum. */
export const payoutSums: Source<readonly Figure[]> = sourceOf(
  listInstructions,
  ({ totals }) => (totals ? [{ label: 'Amount', value: formatUsd(totals.amount) }] : []),
  asked,
);
