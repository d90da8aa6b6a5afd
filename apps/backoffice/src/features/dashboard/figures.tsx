import type { Output } from '@payfac/api';
import type { transactionStatistics } from '@payfac/api/contract/reporting';
import { can } from '@payfac/domain/access';
import { type Cents, cents, formatUsd } from '@payfac/domain/money';
import { chargebackPercentage, refundPercentage, type StatsPercentage } from '@payfac/domain/stats';
import { type Figure, figureRows } from '@payfac/domain/transactions';
import { Delta } from '@payfac/ui/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { counted } from '../../shared/counted.ts';
import { useHolder } from '../../shared/session/session.ts';
import { statisticsQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { useFigure } from './use-figure.ts';
import { RangedCard } from './widget-card.tsx';

type Counts = Output<typeof transactionStatistics>;

/** One figure of the dashboard: its text, and the list behind it. */
export interface FigureCard {
  readonly id: string;
  readonly title: string;
  /** The domain's figure: what it counts, and so the list that it links to. */
  readonly figure: Figure;
  readonly amount: (counts: Counts) => Cents;
  /** The direction that is good news. */
  readonly good: 'up' | 'down' | 'neither';
  readonly detail: (counts: Counts) => string;
  readonly percentage?: (counts: Counts) => StatsPercentage;
}

export const volume: FigureCard = {
  id: 'volume',
  title: 'Card volume',
  figure: 'sales',
  amount: ({ sales }) => sales.amount,
  good: 'up',
  detail: ({ sales }) => counted(sales.count, 'payment'),
};

export const refunds: FigureCard = {
  id: 'refunds',
  title: 'Refunds',
  figure: 'refunds',
  amount: (counts) => counts.refunds.amount,
  good: 'down',
  detail: (counts) => counted(counts.refunds.count, 'refund'),
  percentage: (counts) => refundPercentage(counts.refunds.amount, counts.sales.amount),
};

export const chargebacks: FigureCard = {
  id: 'chargebacks',
  title: 'Chargebacks',
  figure: 'chargebacks',
  amount: (counts) => counts.chargebacks.amount,
  good: 'down',
  detail: (counts) => counted(counts.chargebacks.count, 'chargeback'),
  percentage: (counts) => chargebackPercentage(counts.chargebacks.count, counts.sales.count),
};

export const averageTicket: FigureCard = {
  id: 'ticket',
  title: 'Average ticket',
  figure: 'sales',
  amount: ({ sales }) => cents(sales.count === 0 ? 0 : Math.round(sales.amount / sales.count)),
  good: 'neither',
  detail: ({ sales }) => counted(sales.count, 'payment'),
};

/** The relative change of a figure; null when the earlier value is zero. */
export const changeOf = (now: Cents, before: Cents): number | null =>
  before === 0 ? null : (now - before) / before;

interface FigureStatsCardProps {
  readonly figure: FigureCard;
  /** Whether it is the page's main figure. */
  readonly isHero?: boolean;
  /** Shown next to its period. */
  readonly actions?: ReactNode;
}

/** One payments figure, with its change and a link to the list behind it. */
export function FigureStatsCard({ figure, isHero = false, actions }: FigureStatsCardProps) {
  const asks = useFigure(figure.id);
  const canOpen = can(useHolder(), 'sidebar.transactions');
  const asked = useQuery(statisticsQuery(asks));
  const { data } = asked;
  const share = data && figure.percentage?.(data.counts);
  const amount = data && figure.amount(data.counts);
  const path = '/reporting/transactions';
  return (
    <RangedCard
      widget={figure.id}
      title={figure.title}
      rank={isHero ? 'hero' : 'strip'}
      actions={actions}
      asked={asked}
      value={amount === undefined || isHero ? amount : formatUsd(amount)}
      href={
        data && canOpen
          ? rowsAt(path, { ...figureRows[figure.figure], ...asks.scope }, data.span)
          : undefined
      }
      detail={
        data && (
          <>
            {data.before && (
              <Delta
                change={changeOf(figure.amount(data.counts), figure.amount(data.before))}
                good={figure.good}
              />
            )}
            <span>{figure.detail(data.counts)}</span>
          </>
        )
      }
      percentage={share && { value: `${share.value.toFixed(2)}%`, formula: share.formula }}
    />
  );
}
