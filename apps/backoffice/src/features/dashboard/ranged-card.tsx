import { Skeleton } from '@payfac/ui/skeleton';
import { StatsCard, type StatsCardProps } from '@payfac/ui/stats-card';
import { Suspense } from 'react';
import { notifyMissing } from '../../shared/later/use-later.ts';
import { CustomRange, OwnScope } from './later-parts.tsx';
import type { Asked } from './loaded-card.tsx';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { WidgetFilters } from './widget-filters.tsx';

type Figures = Pick<StatsCardProps, 'href' | 'percentage' | 'delta' | 'sparkline'>;

interface RangedCardProps extends Figures {
  /** Tells its period and scope in the address. */
  readonly widget: string;
  readonly title: string;
  /** Undefined while it is on its way, and where there is none. */
  readonly value: string | undefined;
  readonly detail: string | undefined;
  readonly asked: Asked<unknown>;
}

/** One figure over a period and of a scope of its own, both in the address. */
export function RangedCard({ widget, title, value, detail, asked, ...figures }: RangedCardProps) {
  const { range, setRange } = useAddressRange(widget);
  const { own } = useScope(widget);
  const { data, error, refetch } = asked;
  return (
    <StatsCard
      {...figures}
      title={title}
      value={value ?? '–'}
      detail={
        <>
          {detail ?? ' '}
          {own.length > 0 && (
            <Suspense>
              {' · '}
              <OwnScope widget={widget} />
            </Suspense>
          )}
        </>
      }
      range={range}
      onRangeChange={setRange}
      hasAllRange
      customRange={(controls) => (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CustomRange {...controls} />
        </Suspense>
      )}
      actions={<WidgetFilters widget={widget} title={title} />}
      onMissing={notifyMissing}
      isLoading={data === undefined && !error}
      error={error?.message}
      onRetry={() => void refetch()}
    />
  );
}
