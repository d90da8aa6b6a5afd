import { type ReactNode, useRef, useState } from 'react';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { LaterMenu } from '../menu/later-menu.tsx';
import { CustomRangePopover } from './custom-range-popover.tsx';
import * as styles from './range-menu.css.ts';
import { customRangeText, groupedRanges, readCustomRange, type StatsRange } from './ranges.ts';

/** What a form for two dates hands over. */
export interface CustomRangeControls {
  /** Takes the range over; without exactly two valid dates (`YYYY-MM-DD`) nothing happens. */
  onConfirm: (dates: readonly string[]) => void;
  /** Called when the dates are given up. */
  onCancel: () => void;
}

export interface RangeMenuProps {
  range: StatsRange;
  offered: readonly StatsRangeId[];
  onRangeChange: (range: StatsRange) => void;
  customRange: ((controls: CustomRangeControls) => ReactNode) | undefined;
  onMissing: (() => void) | undefined;
}

/** The period of a figure. A custom range counts only once it is confirmed. */
export function RangeMenu({
  range,
  offered,
  onRangeChange,
  customRange,
  onMissing,
}: RangeMenuProps) {
  const messages = useMessages();
  const locale = useLocale();
  const anchor = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const shown = range.id === 'custom' ? customRangeText(range, locale) : messages.ranges[range.id];
  const close = () => setChoosing(false);

  function confirm(dates: readonly string[]) {
    const chosen = readCustomRange(dates);
    if (!chosen) return;
    close();
    onRangeChange(chosen);
  }

  function choose(id: StatsRangeId) {
    setChoosing(id === 'custom');
    if (id !== 'custom') onRangeChange({ id });
  }

  return (
    <div ref={anchor} className={styles.anchor}>
      <LaterMenu
        label={messages.dateRange}
        placement="bottom end"
        onMissing={onMissing}
        trigger={
          <Button
            size="small"
            variant="quiet"
            aria-label={`${messages.dateRange}: ${shown}`}
            trailingIcon={<ChevronDownIcon aria-hidden size={14} />}
          >
            {shown}
          </Button>
        }
        isDense
        entries={groupedRanges(offered).map(({ id: group, ids }) => ({
          id: group,
          entries: ids.map((id) => ({
            id,
            label: messages.ranges[id],
            isSelected: id === range.id,
            onAction: () => choose(id),
          })),
        }))}
      />
      {isChoosing && customRange && (
        <CustomRangePopover anchor={anchor} onClose={close}>
          {customRange({ onConfirm: confirm, onCancel: close })}
        </CustomRangePopover>
      )}
    </div>
  );
}
