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
  /** What is chosen, or what happens on the days; read out, not shown. */
  readonly label: string;
  /** The day chosen, `YYYY-MM-DD`; null for none. */
  readonly value?: IsoDate | null | undefined;
  /** The day chosen at first, where the calendar keeps it itself. */
  readonly defaultValue?: IsoDate | null | undefined;
  /** A day in the month shown at first. @default the day chosen, or today */
  readonly defaultMonth?: IsoDate | undefined;
  /** First day allowed, included. */
  readonly earliest?: IsoDate | undefined;
  /** Last day allowed, included. */
  readonly latest?: IsoDate | undefined;
  /** What happens on which day. With them, even with none, the calendar takes the width there is. */
  readonly marks?: readonly CalendarMark[] | undefined;
  /** Days are looked at, none is chosen. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** Nothing can be chosen, nor another month shown. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Called with the day chosen. */
  readonly onChange?: ((date: IsoDate) => void) | undefined;
}

const NONE: readonly CalendarMark[] = [];

const dateOf = (date: IsoDate | null | undefined) => (date ? parseDate(date) : null);

/** A month in the page, to choose a day in or to see what happens when. */
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
