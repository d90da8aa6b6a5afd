import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { StatsCard, type StatsCardProps, type StatsFilters } from '@payfac/ui/stats-card';
import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { notifyMissing } from '../../shared/later/use-later.ts';
import { type KeptDraft, useKeptDraft } from '../../shared/lists/filters/use-draft.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import * as styles from './page.css.ts';
import { useAddressRange } from './range-address.ts';
import { scopeKeys, useScope } from './scope.ts';

/** Its date fields load when a range is first typed in. */
const CustomRange = laterPart(async () => (await import('./custom-range.tsx')).CustomRange);

/** Names load with the first widget that has its own scope. */
const OwnScope = laterPart(async () => (await import('./widget-panel.tsx')).OwnScope);

/** Loaded when the user first filters a single figure. */
const WidgetPanel = laterPart(async () => (await import('./widget-panel.tsx')).WidgetPanel);

/** Limits one widget to its own accounts, products and processors, for users who have a choice. */
function useWidgetFilters(widget: string, title: string): StatsFilters | undefined {
  const { scope, choice } = useScope(widget);
  const { subMerchantId = [], spProductId = [], provider = [] } = scope;
  const kept: KeptDraft = useKeptDraft(scopeKeys, { subMerchantId, spProductId, provider });
  if (!scopeKeys.some((key) => choice[key])) return undefined;
  const label = `Filter ${title}`;
  return {
    label,
    children: (close) => (
      <Suspense fallback={<Skeleton lines={4} />}>
        <WidgetPanel widget={widget} label={label} kept={kept} onClose={close} />
      </Suspense>
    ),
  };
}

/** A widget's request. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedCardProps<T> {
  readonly title: string;
  /** What couldn't be loaded, in a sentence. @default the title */
  readonly what?: string;
  readonly actions?: ReactNode;
  readonly asked: Asked<T>;
  /** Lines of its skeleton, to reserve its height. */
  readonly lines: number;
  readonly children: (data: T) => ReactNode;
}

/** A card with its own loading and error states. */
export function LoadedCard<T>(props: LoadedCardProps<T>) {
  const { title, what = title.toLowerCase(), actions, asked, lines, children } = props;
  const { data, error, refetch } = asked;
  const found = error ? undefined : data;
  return (
    <Card title={title} actions={actions}>
      {error && (
        <LoadProblem title={`Couldn’t load ${what}`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && found === undefined && <LoadingRows count={lines} />}
      {found !== undefined && children(found)}
    </Card>
  );
}

/** Skeleton rows with the height of the real ones. */
export const LoadingRows = ({ count }: { readonly count: number }) => (
  <div className={styles.rows}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.loadingRow}>
        <Skeleton width={index % 2 === 0 ? '70%' : '55%'} />
      </div>
    ))}
  </div>
);

type Figures = Pick<StatsCardProps, 'href' | 'percentage' | 'rank' | 'actions'>;

interface RangedCardProps extends Figures {
  /** The name of its period and scope in the address. */
  readonly widget: string;
  readonly title: string;
  /** Undefined while loading, and when there is none. */
  readonly value: string | number | undefined;
  readonly detail: ReactNode;
  readonly asked: Asked<unknown>;
}

/** One figure with its own period and scope, both in the address. */
export function RangedCard({ widget, title, value, detail, asked, ...figures }: RangedCardProps) {
  const { range, pageRange, setRange } = useAddressRange(widget);
  const { own } = useScope(widget);
  const { data, error, refetch } = asked;
  return (
    <StatsCard
      {...figures}
      title={title}
      value={value ?? '–'}
      detail={
        <span className={styles.figureLine}>
          {detail}
          {own.length > 0 && (
            <Suspense>
              <span className={styles.ownScope}>
                <OwnScope widget={widget} />
              </span>
            </Suspense>
          )}
        </span>
      }
      range={range}
      pageRange={pageRange}
      onRangeChange={setRange}
      hasAllRange
      customRange={(controls) => (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CustomRange {...controls} />
        </Suspense>
      )}
      filters={useWidgetFilters(widget, title)}
      onMissing={notifyMissing}
      isLoading={data === undefined && !error}
      error={error?.message}
      onRetry={() => void refetch()}
    />
  );
}
