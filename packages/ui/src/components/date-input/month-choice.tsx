import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, use } from 'react';
import {
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './calendar-popover.css.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
  readonly onChange: (value: number) => void;
}

/** Month or year picker: the browser's own select, a wheel on phones. */
function Choice({ label, value, items, onChange }: ChoiceProps) {
  return (
    <span className={css.choice}>
      <select
        aria-label={label}
        className={css.choiceControl}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className={css.choiceOption}>
            {formatted}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden size={12} className={css.choiceMark} />
    </span>
  );
}

/** Calendar state shared by day and range calendars. */
interface Shown {
  readonly visibleRange: { readonly start: CalendarDate; readonly end: CalendarDate };
  setFocusedDate: (date: CalendarDate) => void;
  focusNextPage: () => void;
  focusPreviousPage: () => void;
}

const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (to.year - from.year) * 12 + to.month - from.month;

/**
 * Shows a month first. A calendar scrolls to its focused day from the side where it was out of view, so moving back
 * must focus the last visible month first.
 */
function showFirst(shown: Shown, month: CalendarDate, months: number) {
  const steps = monthsBetween(shown.visibleRange.start, month);
  if (steps === 0) return;
  if (Math.abs(steps) >= months) {
    shown.setFocusedDate(steps < 0 ? month.add({ months: months - 1 }) : month);
  } else if (steps < 0) shown.focusPreviousPage();
  else shown.focusNextPage();
}

/** Years offered: all within the bounds, or this many around the current one. */
const YEARS = 40;

export interface MonthChoiceProps {
  /** Number of months side by side. */
  readonly months: number;
  /** Index of the month it belongs to, from 0. */
  readonly offset: number;
}

/** Month and year pickers above a day grid; a choice shows that month. */
export function MonthChoice({ months, offset }: MonthChoiceProps): ReactNode {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const shown: Shown | null = single ?? range;
  if (shown === null) return null;
  const month = shown.visibleRange.start.add({ months: offset });
  const go = (next: CalendarDate) => showFirst(shown, next.subtract({ months: offset }), months);
  return (
    <div className={css.choices}>
      <CalendarMonthPicker format={months === 1 ? 'long' : 'short'}>
        {({ 'aria-label': label, items }) => (
          <Choice
            label={label}
            value={month.month}
            items={items}
            onChange={(chosen) => go(month.set({ month: chosen }))}
          />
        )}
      </CalendarMonthPicker>
      <CalendarYearPicker visibleYears={YEARS}>
        {({ 'aria-label': label, items }) => (
          <Choice
            label={label}
            value={month.year}
            items={items.map(({ date, formatted }) => ({ id: date.year, formatted }))}
            onChange={(chosen) => go(month.set({ year: chosen }))}
          />
        )}
      </CalendarYearPicker>
    </div>
  );
}
