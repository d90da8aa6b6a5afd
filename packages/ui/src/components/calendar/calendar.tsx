import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../../locale/context.ts';
import { classNames } from '../../styling/class-names.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';
import { CalendarMonth } from '../date-input/calendar-month.tsx';
import * as css from './calendar.css.ts';
import { Day } from './day.tsx';
import { MarkList } from './mark-list.tsx';
import { type CalendarMark, marksByDay } from './marks.ts';

export type { CalendarMark } from './marks.ts';

export interface CalendarProps {
  /** Accessible name: what is chosen, or which events are shown. */
  readonly label: string;
  /** Selected day, `YYYY-MM-DD`; null for none. */
  readonly value?: IsoDate | null | undefined;
  /** Initially selected day, when uncontrolled. */
  readonly defaultValue?: IsoDate | null | undefined;
  /** A day in the month shown initially. @default the selected day, or today */
  readonly defaultMonth?: IsoDate | undefined;
  /** First allowed day, inclusive. */
  readonly earliest?: IsoDate | undefined;
  /** Last allowed day, inclusive. */
  readonly latest?: IsoDate | undefined;
  /** Events by day. With them, even an empty list, the calendar takes the full width. */
  readonly marks?: readonly CalendarMark[] | undefined;
  /** Days can be viewed but not selected. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** No day can be selected, and the month can't be changed. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Called with the selected day. */
  readonly onChange?: ((date: IsoDate) => void) | undefined;
}

const NONE: readonly CalendarMark[] = [];

const dateOf = (date: IsoDate | null | undefined) => (date ? parseDate(date) : null);

/** An inline month, to select a day or to see events by day. */
export function Calendar(props: CalendarProps) {
  const { label, value, defaultValue, defaultMonth, earliest, latest, marks, onChange } = props;
  const locale = useLocale();
  const days = useMemo(() => marksByDay(marks ?? NONE), [marks]);
  const isSchedule = marks !== undefined;
  return (
    <I18nProvider locale={locale}>
      <AriaCalendar
        aria-label={label}
        className={classNames(css.calendar, isSchedule && css.schedule)}
        {...(value !== undefined && { value: dateOf(value) })}
        defaultValue={dateOf(defaultValue)}
        defaultFocusedValue={dateOf(defaultMonth ?? value ?? defaultValue)}
        minValue={dateOf(earliest)}
        maxValue={dateOf(latest)}
        isReadOnly={props.isReadOnly ?? false}
        isDisabled={props.isDisabled ?? false}
        onChange={(date) => onChange?.(date.toString())}
      >
        {({ state }) => (
          <>
            <CalendarMonth grid={isSchedule ? css.scheduleGrid : undefined}>
              {(date) => (
                <Day
                  date={date}
                  isSchedule={isSchedule}
                  marks={days.get(date.toString()) ?? NONE}
                />
              )}
            </CalendarMonth>
            {isSchedule && (
              <MarkList
                marks={marks}
                first={state.visibleRange.start.toString()}
                last={state.visibleRange.end.toString()}
              />
            )}
          </>
        )}
      </AriaCalendar>
    </I18nProvider>
  );
}
