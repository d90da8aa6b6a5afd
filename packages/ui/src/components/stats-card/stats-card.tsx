import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import { Delta, type DeltaProps } from '../money/delta.tsx';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Percentage, type StatsPercentage } from './percentage.tsx';
import { type CustomRangeControls, RangeMenu, type StatsFilters } from './range-menu.tsx';
import { offeredRanges, type StatsRange } from './ranges.ts';
import * as styles from './stats-card.css.ts';

export interface StatsCardProps {
  /** Name of the figure. */
  title: string;
  /** As shown, such as '$12,480.00'; a number is an amount in cents. */
  value: string | number;
  /**
   * 'hero' for a page's main figure: 40/48, muted decimals, detail beside it; 'strip' for figures within hairlines.
   * @default 'figure'
   */
  rank?: 'figure' | 'strip' | 'hero' | undefined;
  /** URL of the list behind the figure. */
  href?: string | undefined;
  /** A share related to the figure. */
  percentage?: StatsPercentage | undefined;
  /** Change against the previous period. */
  delta?: DeltaProps | undefined;
  /** Second line, such as a count beside an amount. Pass one while loading too, to keep its space. */
  detail?: ReactNode;
  /** Below the figures, such as a `Sparkline`; its space is kept while loading. */
  sparkline?: ReactNode;
  /** Period of the figure; omit for a current value. */
  range?: StatsRange | undefined;
  /** The page's period: the figure's own is shown only if it differs. */
  pageRange?: StatsRange | undefined;
  /** Filters of this figure, behind an entry of its menu. */
  filters?: StatsFilters | undefined;
  /** Content beside the period. */
  actions?: ReactNode;
  /** Called with the selected period. */
  onRangeChange?: ((range: StatsRange) => void) | undefined;
  /** Ranges left out of the menu. */
  hiddenRanges?: readonly StatsRangeId[] | undefined;
  /** Offers 'All'. */
  hasAllRange?: boolean | undefined;
  /** Renders the custom range picker with its confirm button; offers 'Custom Range'. */
  customRange?: ((controls: CustomRangeControls) => ReactNode) | undefined;
  /** Called when the period menu's code failed to load: tell the user. */
  onMissing?: (() => void) | undefined;
  /** Shows the loading state. */
  isLoading?: boolean | undefined;
  /** Replaces the value when it failed to load. */
  error?: ReactNode;
  /** Offers a retry after an error. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** As high as the figures, so that the card keeps its height. */
function Failure({ error, onRetry }: Pick<StatsCardProps, 'error' | 'onRetry'>) {
  const messages = useMessages();
  return (
    <div role="alert" className={styles.failure}>
      <span className={styles.reason}>
        <AlertIcon aria-hidden size={14} className={styles.reasonIcon} />
        <span>{error}</span>
      </span>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** One figure of a period: its name, value and period. */
export function StatsCard({
  title,
  value,
  rank = 'figure',
  href,
  percentage,
  delta,
  detail,
  sparkline,
  range,
  pageRange,
  filters,
  actions,
  onRangeChange,
  hiddenRanges = [],
  hasAllRange = false,
  customRange,
  onMissing,
  isLoading = false,
  error,
  onRetry,
  headingLevel = 2,
}: StatsCardProps) {
  const Heading = `h${headingLevel}` as const;
  const messages = useMessages();
  const hasFailed = error !== undefined && !isLoading;
  const isShown = !isLoading && !hasFailed;
  const isHero = rank === 'hero';
  const shown =
    isHero || typeof value === 'number' ? (
      <Money amount={value} rank={isHero ? 'hero' : 'balance'} />
    ) : (
      value
    );
  return (
    <section
      aria-label={title}
      aria-busy={isLoading}
      className={classNames(styles.card, styles.ranks[rank])}
    >
      <header className={styles.header}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.controls}>
          {range && onRangeChange && (
            <RangeMenu
              range={range}
              pageRange={pageRange}
              filters={filters}
              offered={offeredRanges(hiddenRanges, hasAllRange, customRange !== undefined)}
              onRangeChange={onRangeChange}
              customRange={customRange}
              onMissing={onMissing}
            />
          )}
          {actions}
        </div>
      </header>
      <div className={isHero ? styles.heroFigures : styles.figures}>
        {isLoading && (
          <>
            <Skeleton width="7ch" />
            <span className={visuallyHidden}>{messages.loading}</span>
          </>
        )}
        {hasFailed && <Failure error={error} {...(onRetry && { onRetry })} />}
        {isShown && (
          <span className={styles.value}>
            {href === undefined ? (
              shown
            ) : (
              <Link href={href} variant="quiet">
                {shown}
              </Link>
            )}
          </span>
        )}
        {isShown && percentage && <Percentage {...percentage} />}
        {isShown && isHero && detail}
      </div>
      {delta !== undefined && <div className={styles.delta}>{isShown && <Delta {...delta} />}</div>}
      {detail !== undefined && !isHero && (
        <p className={styles.detail}>{isLoading ? <Skeleton width="12ch" /> : isShown && detail}</p>
      )}
      {sparkline !== undefined && <div className={styles.sparkline}>{isShown && sparkline}</div>}
    </section>
  );
}
