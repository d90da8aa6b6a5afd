import type { Output } from '@payfac/api';
import type { transactionStatistics } from '@payfac/api/contract/reporting';
import { can } from '@payfac/domain/access';
import type { Cents } from '@payfac/domain/money';
import { formatUsd } from '@payfac/domain/money';
import { chargebackPercentage, refundPercentage, type StatsPercentage } from '@payfac/domain/stats';
import type { Figure, TransactionOperation } from '@payfac/domain/transactions';
import { figureRows } from '@payfac/domain/transactions';
import { Sparkline } from '@payfac/ui/sparkline';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../shared/counted.ts';
import { useHolder } from '../../shared/session/session.ts';
import { statisticsQuery } from './queries.ts';
import { rowsAt, useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { RangedCard } from './widget-card.tsx';

type Counts = Output<typeof transactionStatistics>;

/** One card of the dashboard: which figure, how it reads, and the list it was counted from. */
interface FigureCard {
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

/** Whether a line would show more than that nothing changed. */
const hasCourse = (values: readonly number[]): boolean =>
  values.length > 2 && values.some((value) => value !== values[0]);

/** One figure of what was paid, with its change, its course and the list it was counted from. */
export function FigureStatsCard({ figure }: { readonly figure: FigureCard }) {
  const { range } = useAddressRange(figure.id);
  const { scope } = useScope(figure.id);
  const canOpen = can(useHolder(), 'sidebar.transactions');
  const asked = useQuery(statisticsQuery({ range, scope }, figure.operation));
  const { data } = asked;
  const change =
    data?.before === undefined
      ? null
      : changeOf(figure.amount(data.counts), figure.amount(data.before));
  const share = data && figure.percentage?.(data.counts);
  return (
    <RangedCard
      widget={figure.id}
      title={figure.title}
      asked={asked}
      value={data && formatUsd(figure.amount(data.counts))}
      href={
        data && canOpen
          ? rowsAt('/reporting/transactions', { ...figureRows[figure.figure], ...scope }, data.span)
          : undefined
      }
      detail={data && figure.detail(data.counts)}
      percentage={share && { value: `${share.value.toFixed(2)}%`, formula: share.formula }}
      delta={
        range.id === 'all'
          ? undefined
          : { change, good: figure.good, comparedWith: 'vs prior period' }
      }
      sparkline={
        data && hasCourse(data.course) ? <Sparkline values={data.course} height={32} /> : ''
      }
    />
  );
}
