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
  /** What the figure is. */
  title: string;
  /** As shown, such as '$12,480.00'; a number is an amount in cents. */
  value: string | number;
  /**
   * 'hero' for the one figure a page is about: 40/48, quiet decimals, its detail beside it; 'strip' for figures with
   * hairlines of their surroundings. @default 'figure'
   */
  rank?: 'figure' | 'strip' | 'hero' | undefined;
  /** Where the value leads: the list it was counted from. */
  href?: string | undefined;
  /** A share that belongs to the figure. */
  percentage?: StatsPercentage | undefined;
  /** The change against the period before. */
  delta?: DeltaProps | undefined;
  /** A second line, such as a count beside an amount. Give one while loading too, to keep its place. */
  detail?: ReactNode;
  /** Under the figures, such as a `Sparkline`; its place is kept while loading. */
  sparkline?: ReactNode;
  /** The period of the figure; left out for a figure of now. */
  range?: StatsRange | undefined;
  /** The period of the page's figures: this one's own is written out only where it differs. */
  pageRange?: StatsRange | undefined;
  /** Filters of this figure alone, behind an entry of its menu. */
  filters?: StatsFilters | undefined;
  /** Beside the period. */
  actions?: ReactNode;
  /** Called with the period chosen. */
  onRangeChange?: ((range: StatsRange) => void) | undefined;
  /** Options left out of the menu. */
  hiddenRanges?: readonly StatsRangeId[] | undefined;
  /** Offers 'All'. */
  hasAllRange?: boolean | undefined;
  /** Draws the picker of a custom range, with its confirm button; offers 'Custom Range'. */
  customRange?: ((controls: CustomRangeControls) => ReactNode) | undefined;
  /** Called when the code of the menu of periods could not be fetched: say so. */
  onMissing?: (() => void) | undefined;
  /** Shows that figures are on their way. */
  isLoading?: boolean | undefined;
  /** In place of the value when it could not be loaded. */
  error?: ReactNode;
  /** Offers to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Of the same height as the figures, so that the card keeps its own. */
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

/** One figure of a period: what it is, how much, and of when. */
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
