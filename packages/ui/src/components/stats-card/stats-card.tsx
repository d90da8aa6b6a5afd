import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import { useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { Menu } from '../menu/menu.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { offeredRanges, readCustomRange, type StatsRange } from './ranges.ts';
import * as styles from './stats-card.css.ts';

export interface StatsPercentage {
  /** As shown, such as '0.42%'. */
  value: string;
  /** How it is calculated, in words; the tooltip. */
  formula: string;
}

export interface CustomRangeControls {
  /** Takes the range over; without exactly two valid dates (`YYYY-MM-DD`) nothing happens. */
  onConfirm: (dates: readonly string[]) => void;
  onCancel: () => void;
}

export interface StatsCardProps {
  title: string;
  /** As shown, such as '$12,480.00'. */
  value: string;
  /** Where the value leads: the list it was counted from. */
  href?: string;
  percentage?: StatsPercentage;
  /** A second line, such as a count beside an amount. */
  detail?: ReactNode;
  range: StatsRange;
  onRangeChange: (range: StatsRange) => void;
  /** Options left out of the menu. */
  hiddenRanges?: readonly StatsRangeId[];
  /** Offers 'All'. */
  hasAllRange?: boolean;
  /** Draws the picker of a custom range, with its confirm button; offers 'Custom Range'. */
  customRange?: (controls: CustomRangeControls) => ReactNode;
  isLoading?: boolean;
  /** In place of the value when it could not be loaded. */
  error?: ReactNode;
}

interface ValueProps {
  href: string | undefined;
  children: string;
}

function Value({ href, children }: ValueProps) {
  const click = useLinkClick();
  return href === undefined ? (
    <span className={styles.value}>{children}</span>
  ) : (
    <a href={href} onClick={click} className={classNames(styles.value, styles.valueLink)}>
      {children}
    </a>
  );
}

/** One figure of a period: what it is, how much, and of when. */
export function StatsCard({
  title,
  value,
  href,
  percentage,
  detail,
  range,
  onRangeChange,
  hiddenRanges = [],
  hasAllRange = false,
  customRange,
  isLoading = false,
  error,
}: StatsCardProps) {
  const messages = useMessages();
  const [isChoosing, setChoosing] = useState(false);
  const offered = offeredRanges(hiddenRanges, hasAllRange, customRange !== undefined);

  function confirm(dates: readonly string[]) {
    const chosen = readCustomRange(dates);
    if (!chosen) return;
    setChoosing(false);
    onRangeChange(chosen);
  }

  function choose(id: StatsRangeId) {
    setChoosing(id === 'custom');
    if (id !== 'custom') onRangeChange({ id });
  }

  return (
    <section aria-label={title} aria-busy={isLoading} className={styles.statsCard}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <Menu
          label={messages.dateRange}
          placement="bottom end"
          trigger={
            <Button
              size="small"
              variant="quiet"
              aria-label={`${messages.dateRange}: ${messages.ranges[range.id]}`}
              trailingIcon={<ChevronDownIcon aria-hidden size={14} />}
            >
              {range.id === 'custom' ? `${range.from} – ${range.to}` : messages.ranges[range.id]}
            </Button>
          }
          entries={offered.map((id) => ({
            id,
            label: messages.ranges[id],
            isSelected: id === range.id,
            onAction: () => choose(id),
          }))}
        />
      </header>
      {error === undefined ? (
        <div className={styles.figures}>
          {isLoading ? (
            <span className={styles.value}>
              <Skeleton width="7ch" />
            </span>
          ) : (
            <Value href={href}>{value}</Value>
          )}
          {percentage && !isLoading && (
            <Tooltip isNative text={percentage.formula}>
              <button
                type="button"
                className={styles.percentage}
                aria-label={`${percentage.value}, ${messages.formula}`}
              >
                {percentage.value}
              </button>
            </Tooltip>
          )}
        </div>
      ) : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {isChoosing && customRange && (
        <div className={styles.custom}>
          {customRange({ onConfirm: confirm, onCancel: () => setChoosing(false) })}
        </div>
      )}
    </section>
  );
}
