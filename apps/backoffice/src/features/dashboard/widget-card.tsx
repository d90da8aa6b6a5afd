import { Card } from '@payfac/ui/card';
import { IconButton } from '@payfac/ui/icon-button';
import { FilterIcon } from '@payfac/ui/icons';
import { Popover } from '@payfac/ui/popover';
import { Skeleton } from '@payfac/ui/skeleton';
import { StatsCard, type StatsCardProps } from '@payfac/ui/stats-card';
import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { notifyMissing } from '../../shared/later/use-later.ts';
import { useKeptDraft } from '../../shared/lists/filters/use-draft.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useAddressRange } from './range-address.ts';
import { scopeKeys, useScope } from './scope.ts';

/** Its date fields are fetched with the first range that is typed in. */
const CustomRange = laterPart(async () => (await import('./custom-range.tsx')).CustomRange);

/** Names are fetched with the first widget that is narrowed by itself. */
export const OwnScope = laterPart(async () => (await import('./widget-panel.tsx')).OwnScope);

/** Fetched when somebody filters one figure alone. */
const WidgetPanel = laterPart(async () => (await import('./widget-panel.tsx')).WidgetPanel);

interface WidgetFiltersProps {
  readonly widget: string;
  readonly title: string;
}

/** Narrows one widget to accounts, products and processors of its own, for who has a choice. */
export function WidgetFilters({ widget, title }: WidgetFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { scope, choice, own } = useScope(widget);
  const { subMerchantId = [], spProductId = [], provider = [] } = scope;
  const kept = useKeptDraft(scopeKeys, { subMerchantId, spProductId, provider });
  if (!scopeKeys.some((key) => choice[key])) return null;
  const label = `Filter ${title}`;
  return (
    <Popover
      label={label}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="small"
          variant={own.length > 0 ? 'secondary' : 'quiet'}
          label={own.length > 0 ? `${label} (has its own filters)` : label}
          icon={<FilterIcon size={14} />}
        />
      }
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <WidgetPanel widget={widget} label={label} kept={kept} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}

/** What a widget asked for. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedCardProps<T> {
  readonly title: string;
  /** What could not be loaded, in a sentence. @default the title */
  readonly what?: string;
  readonly actions?: ReactNode;
  readonly asked: Asked<T>;
  /** Lines of its skeleton, for the height that it will have. */
  readonly lines: number;
  readonly children: (data: T) => ReactNode;
}

/** A card that loads, fails and loads again by itself. */
export function LoadedCard<T>(props: LoadedCardProps<T>) {
  const { title, what = title.toLowerCase(), actions, asked, lines, children } = props;
  const { data, error, refetch } = asked;
  const found = error ? undefined : data;
  return (
    <Card title={title} actions={actions}>
      {error && (
        <LoadProblem title={`Couldn't load ${what}`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && found === undefined && <Skeleton lines={lines} />}
      {found !== undefined && children(found)}
    </Card>
  );
}

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
