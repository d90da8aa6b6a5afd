import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { figureRows } from '@payfac/domain/transactions';
import { Sparkline } from '@payfac/ui/sparkline';
import { useQuery } from '@tanstack/react-query';
import { useHolder } from '../../shared/session/session.ts';
import { changeOf, type FigureCard } from './figures.ts';
import { statisticsQuery } from './queries.ts';
import { rowsAt, useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { RangedCard } from './widget-card.tsx';

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
