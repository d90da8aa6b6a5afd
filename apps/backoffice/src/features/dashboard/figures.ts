import type { Output } from '@payfac/api';
import type { transactionStatistics } from '@payfac/api/contract/reporting';
import { formatUsd } from '@payfac/domain/money';
import { chargebackPercentage, refundPercentage, type StatsPercentage } from '@payfac/domain/stats';
import type { Figure } from '@payfac/domain/transactions';

type Counts = Output<typeof transactionStatistics>;

/** One card of the dashboard: which figure, how it reads, and the list it was counted from. */
export interface FigureCard {
  readonly id: string;
  readonly title: string;
  /** Which of domain's figures: what it counts, and so the list that it leads to. */
  readonly figure: Figure;
  readonly value: (counts: Counts) => string;
  readonly detail: (counts: Counts) => string;
  readonly percentage?: (counts: Counts) => StatsPercentage;
}

const numbers = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

export const figureCards: readonly FigureCard[] = [
  {
    id: 'volume',
    title: 'Card volume',
    figure: 'sales',
    value: ({ sales }) => formatUsd(sales.amount),
    detail: ({ sales }) => counted(sales.count, 'payment', 'payments'),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    figure: 'refunds',
    value: ({ refunds }) => formatUsd(refunds.amount),
    detail: ({ refunds }) => counted(refunds.count, 'refund', 'refunds'),
    percentage: ({ refunds, sales }) => refundPercentage(refunds.amount, sales.amount),
  },
  {
    id: 'chargebacks',
    title: 'Chargebacks',
    figure: 'chargebacks',
    value: ({ chargebacks }) => formatUsd(chargebacks.amount),
    detail: ({ chargebacks }) => counted(chargebacks.count, 'chargeback', 'chargebacks'),
    percentage: ({ chargebacks, sales }) => chargebackPercentage(chargebacks.count, sales.count),
  },
];
