import { can } from '@payfac/domain/access';
import { type Figure, figureRows } from '@payfac/domain/transactions';
import { StatsCard } from '@payfac/ui/stats-card';
import { useAtomValue } from 'jotai';
import { useQueryAtom } from '../../shared/query/use-query-atom.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { CustomRange } from './custom-range.tsx';
import type { FigureCard } from './figures.ts';
import { statisticsQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';

/** The list a figure was counted from: exactly its rows, so that the list's total is the figure. */
function listOf(
  figure: Figure,
  span: { readonly from: Date; readonly to: Date } | undefined,
  subMerchantId: string | undefined,
): string {
  const query = new URLSearchParams();
  for (const [key, values] of Object.entries(figureRows[figure])) {
    for (const value of [values].flat()) query.append(key, String(value));
  }
  if (span) {
    query.set('from', span.from.toISOString());
    query.set('to', span.to.toISOString());
  }
  if (subMerchantId) query.set('subMerchantId', subMerchantId);
  return `/reporting/transactions?${query}`;
}

/** One figure over a period of its own. */
export function FigureStatsCard({ figure }: { readonly figure: FigureCard }) {
  const { range, setRange } = useAddressRange(figure.id);
  const subMerchantId = useAtomValue(accountAtom)?.subMerchantId;
  const holder = useHolder();
  const { data, error, refetch } = useQueryAtom(statisticsQuery({ range, subMerchantId }));
  const share = data && figure.percentage?.(data.counts);
  return (
    <StatsCard
      title={figure.title}
      value={data ? figure.value(data.counts) : '–'}
      {...(data &&
        can(holder, 'sidebar.transactions') && {
          href: listOf(figure.figure, data.span, subMerchantId),
        })}
      detail={data ? figure.detail(data.counts) : ' '}
      onRetry={() => void refetch()}
      {...(share && {
        percentage: { value: `${share.value.toFixed(2)}%`, formula: share.formula },
      })}
      range={range}
      onRangeChange={setRange}
      hasAllRange
      customRange={(controls) => <CustomRange {...controls} />}
      isLoading={!data && !error}
      {...(error && { error: error.message })}
    />
  );
}
