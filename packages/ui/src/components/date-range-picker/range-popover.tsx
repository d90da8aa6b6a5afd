import { type RefObject, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { icon } from '../../field/field.css.ts';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';
import { CheckIcon, ChevronRightIcon } from '../icons/index.ts';
import { PopoverDialog } from '../popover/popover-dialog.tsx';
import type { StatsRange } from '../stats-card/ranges.ts';
import { CustomRangeForm } from './custom-range-form.tsx';
import * as styles from './date-range-picker.css.ts';

export interface RangePopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  /** Label of the field. */
  readonly label: string;
  readonly value: StatsRange | null;
  readonly offered: readonly StatsRangeId[];
  readonly earliest: IsoDate | undefined;
  readonly latest: IsoDate | undefined;
  readonly onChoose: (range: StatsRange) => void;
  readonly onClose: () => void;
}

const GAP = 4;

/** React Aria renders the list's rows after the list, so focus moves when the row mounts. */
const takeFocus = (row: HTMLElement | null) => row?.focus();

/** Named periods; the custom one shows two dates beside them. */
export function RangePopover(props: RangePopoverProps) {
  const { anchor, label, value, offered, earliest, latest, onChoose, onClose } = props;
  const messages = useMessages();
  const [isCustom, setCustom] = useState(value?.id === 'custom');
  const [focused] = useState(value?.id ?? offered[0]);
  const dates = value?.id === 'custom' ? { from: value.from, to: value.to } : {};

  function choose(keys: 'all' | ReadonlySet<string | number>) {
    const id = offered.find((each) => keys !== 'all' && keys.has(each));
    if (id === 'custom') setCustom(true);
    else if (id !== undefined) onChoose({ id });
  }

  return (
    <PopoverDialog
      isOpen
      label={label}
      className={styles.popover}
      panel={styles.panel}
      triggerRef={anchor}
      placement="bottom start"
      offset={GAP}
      onOpenChange={onClose}
    >
      <ListBox
        aria-label={messages.dateRange}
        className={styles.names}
        selectionMode="single"
        selectedKeys={isCustom ? ['custom'] : value === null ? [] : [value.id]}
        shouldSelectOnPressUp
        shouldFocusWrap
        onSelectionChange={choose}
        disallowEmptySelection
        items={offered.map((id) => ({ id }))}
      >
        {({ id }) => (
          <ListBoxItem
            {...(id === focused && id !== 'custom' && { ref: takeFocus })}
            id={id}
            textValue={messages.ranges[id]}
            className={styles.name}
          >
            {({ isSelected }) => (
              <>
                {messages.ranges[id]}
                {id === 'custom' && <ChevronRightIcon className={icon} aria-hidden="true" />}
                {id !== 'custom' && isSelected && <CheckIcon className={icon} aria-hidden="true" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {isCustom && (
        <div className={styles.custom}>
          <CustomRangeForm
            {...dates}
            earliest={earliest}
            latest={latest}
            onConfirm={([from, to]) => onChoose({ id: 'custom', from, to })}
            onCancel={onClose}
          />
        </div>
      )}
    </PopoverDialog>
  );
}
