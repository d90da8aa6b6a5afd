import { type Ref, useState } from 'react';
import * as fieldCss from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import type { StatsRangeId } from '../../messages/english.ts';
import { classNames } from '../../styling/class-names.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';
import { CalendarIcon, ChevronDownIcon } from '../icons/index.ts';
import { customRangeText, offeredRanges, type StatsRange } from '../stats-card/ranges.ts';
import * as styles from './date-range-picker.css.ts';
import { RangePopover } from './range-popover.tsx';

/** A named period, resolved by the application, or two days, inclusive. */
export type DateRange = StatsRange;

export interface DateRangePickerProps
  extends Omit<FieldProps, 'isReadOnly'>,
    ValueProps<DateRange | null> {
  /** Periods to hide; 'custom' hides the two dates. */
  readonly hiddenRanges?: readonly StatsRangeId[] | undefined;
  /** Also offers All. @default false */
  readonly hasAll?: boolean | undefined;
  /** First day of a custom range, inclusive. */
  readonly earliest?: IsoDate | undefined;
  /** Last day of a custom range, inclusive. */
  readonly latest?: IsoDate | undefined;
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const NONE: readonly StatsRangeId[] = [];

const written = (range: DateRange | null): string => {
  if (range === null) return '';
  return range.id === 'custom' ? `${range.from}/${range.to}` : range.id;
};

/** A period picker: a named period applies immediately, two dates once confirmed. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { hiddenRanges = NONE, hasAll = false, earliest, latest, placeholder } = props;
  const messages = useMessages();
  const locale = useLocale();
  const [own, setOwn] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const [isOpen, setOpen] = useState(false);
  const { element: button, attach, wiring, leave } = useControl(props);
  const { 'aria-required': _, 'aria-invalid': __, name, ...control } = wiring.control;
  const shown =
    value && (value.id === 'custom' ? customRangeText(value, locale) : messages.ranges[value.id]);

  function close() {
    setOpen(false);
    leave();
  }

  function choose(range: DateRange) {
    setOwn(range);
    props.onChange?.(range);
    close();
  }

  return (
    <FieldFrame field={props} wiring={wiring}>
      <button
        {...control}
        ref={attach}
        type="button"
        className={classNames(fieldCss.control, styles.trigger)}
        aria-label={`${props.label}: ${shown ?? placeholder ?? messages.noValue}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon className={classNames(fieldCss.icon, styles.mark)} aria-hidden="true" />
        <span className={classNames(styles.text, shown === null && styles.placeholder)}>
          {shown ?? placeholder}
        </span>
        <SuccessMark wiring={wiring} />
        <ChevronDownIcon className={classNames(fieldCss.icon, styles.mark)} aria-hidden="true" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={written(value)} />}
      {isOpen && (
        <RangePopover
          anchor={button}
          label={props.label}
          value={value}
          offered={offeredRanges(hiddenRanges, hasAll, true)}
          earliest={earliest}
          latest={latest}
          onChoose={choose}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
}
