import { type ReactNode, useRef, useState } from 'react';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon, MoreIcon } from '../icons/index.ts';
import { LaterMenu } from '../menu/later-menu.tsx';
import { AnchoredPanel } from './anchored-panel.tsx';
import * as styles from './range-menu.css.ts';
import {
  customRangeText,
  groupedRanges,
  isSameRange,
  readCustomRange,
  type StatsRange,
} from './ranges.ts';

/** Callbacks for a form of two dates. */
export interface CustomRangeControls {
  /** Applies the range; ignored without exactly two valid dates (`YYYY-MM-DD`). */
  onConfirm: (dates: readonly string[]) => void;
  /** Called when the user cancels. */
  onCancel: () => void;
}

/** Filters of a single figure, behind an entry of its menu. */
export interface StatsFilters {
  /** Label of the entry and the panel: 'Filter refunds'. */
  label: string;
  /** The fields; they receive a callback that closes them. */
  children: (close: () => void) => ReactNode;
}

export interface RangeMenuProps {
  range: StatsRange;
  pageRange: StatsRange | undefined;
  filters: StatsFilters | undefined;
  offered: readonly StatsRangeId[];
  onRangeChange: (range: StatsRange) => void;
  customRange: ((controls: CustomRangeControls) => ReactNode) | undefined;
  onMissing: (() => void) | undefined;
}

/**
 * A figure's period and filters. A custom range applies only once confirmed. When the page has a period, the figure's
 * own is shown only if it differs.
 */
export function RangeMenu({
  range,
  pageRange,
  filters,
  offered,
  onRangeChange,
  customRange,
  onMissing,
}: RangeMenuProps) {
  const messages = useMessages();
  const locale = useLocale();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'dates' | 'filters'>();
  const shown = range.id === 'custom' ? customRangeText(range, locale) : messages.ranges[range.id];
  const close = () => setOpen(undefined);
  const name = `${messages.dateRange}: ${shown}`;
  const isAsPage = pageRange !== undefined && isSameRange(range, pageRange);

  function confirm(dates: readonly string[]) {
    const chosen = readCustomRange(dates);
    if (!chosen) return;
    close();
    onRangeChange(chosen);
  }

  function choose(id: StatsRangeId) {
    setOpen(id === 'custom' ? 'dates' : undefined);
    if (id !== 'custom') onRangeChange({ id });
  }

  return (
    <div ref={anchor} className={isAsPage ? styles.quiet : styles.anchor}>
      <LaterMenu
        label={messages.dateRange}
        placement="bottom end"
        onMissing={onMissing}
        trigger={
          isAsPage ? (
            <IconButton size="small" label={name} icon={<MoreIcon size={14} />} />
          ) : (
            <Button
              size="small"
              variant={pageRange ? 'secondary' : 'quiet'}
              aria-label={name}
              trailingIcon={<ChevronDownIcon aria-hidden size={14} />}
            >
              {shown}
            </Button>
          )
        }
        isDense
        entries={[
          ...(filters
            ? [{ id: 'filters', label: filters.label, onAction: () => setOpen('filters') }]
            : []),
          ...groupedRanges(offered).map(({ id: group, ids }) => ({
            id: group,
            entries: ids.map((id) => ({
              id,
              label: messages.ranges[id],
              isSelected: id === range.id,
              onAction: () => choose(id),
            })),
          })),
        ]}
      />
      {open === 'dates' && customRange && (
        <AnchoredPanel label={messages.ranges.custom} anchor={anchor} onClose={close}>
          {customRange({ onConfirm: confirm, onCancel: close })}
        </AnchoredPanel>
      )}
      {open === 'filters' && filters && (
        <AnchoredPanel label={filters.label} anchor={anchor} onClose={close}>
          {filters.children(close)}
        </AnchoredPanel>
      )}
    </div>
  );
}
