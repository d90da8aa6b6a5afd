import type { Output } from '@payfac/api';
import type { transactionStatistics } from '@payfac/api/contract/reporting';
import type { Cents } from '@payfac/domain/money';
import { chargebackPercentage, refundPercentage, type StatsPercentage } from '@payfac/domain/stats';
import type { Figure, TransactionOperation } from '@payfac/domain/transactions';
import { counted } from '../../shared/counted.ts';

type Counts = Output<typeof transactionStatistics>;

/** One card of the dashboard: which figure, how it reads, and the list it was counted from. */
export interface FigureCard {
  readonly id: string;
  readonly title: string;
  /** Which of domain's figures: what it counts, and so the list that it leads to. */
  readonly figure: Figure;
  /** Whose course the line under the figure draws. */
  readonly operation: TransactionOperation;
  readonly amount: (counts: Counts) => Cents;
  /** Which way is good news. */
  readonly good: 'up' | 'down';
  readonly detail: (counts: Counts) => string;
  readonly percentage?: (counts: Counts) => StatsPercentage;
}

export const figureCards: readonly FigureCard[] = [
  {
    id: 'volume',
    title: 'Card volume',
    figure: 'sales',
    operation: 'sale',
    amount: ({ sales }) => sales.amount,
    good: 'up',
    detail: ({ sales }) => counted(sales.count, 'payment'),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    figure: 'refunds',
    operation: 'refund',
    amount: ({ refunds }) => refunds.amount,
    good: 'down',
    detail: ({ refunds }) => counted(refunds.count, 'refund'),
    percentage: ({ refunds, sales }) => refundPercentage(refunds.amount, sales.amount),
  },
  {
    id: 'chargebacks',
    title: 'Chargebacks',
    figure: 'chargebacks',
    operation: 'chargeback',
    amount: ({ chargebacks }) => chargebacks.amount,
    good: 'down',
    detail: ({ chargebacks }) => counted(chargebacks.count, 'chargeback'),
    percentage: ({ chargebacks, sales }) => chargebackPercentage(chargebacks.count, sales.count),
  },
];

/** The change of a figure as a ratio; null where nothing was there before. */
export const changeOf = (now: Cents, before: Cents): number | null =>
  before === 0 ? null : (now - before) / before;
