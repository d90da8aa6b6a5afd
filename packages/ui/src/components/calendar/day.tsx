import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { day } from '../date-input/calendar-popover.css.ts';
import * as css from './calendar.css.ts';
import type { CalendarMark } from './marks.ts';

export interface DayProps {
  readonly date: CalendarDate;
  readonly isSchedule: boolean;
  readonly marks: readonly CalendarMark[];
}

/** A day; its events are part of its text and so of its accessible name, so that both match. */
export function Day({ date, isSchedule, marks }: DayProps) {
  if (!isSchedule) return <CalendarCell className={day} date={date} />;
  return (
    <CalendarCell
      className={css.scheduleDay}
      date={date}
      render={({ 'aria-label': name, children, ...attributes }) => (
        <div {...attributes}>
          <span className={visuallyHidden}>{name}</span>
          {children}
        </div>
      )}
    >
      {({ formattedDate }) => (
        <>
          <span aria-hidden className={css.number}>
            {formattedDate}
          </span>
          {marks.map(({ label, tone = 'neutral' }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks of a day may read the same
            <span key={index} className={classNames(css.mark, css.tones[tone])}>
              <span className={visuallyHidden}>, </span>
              <span className={css.dot} />
              <span className={css.text}>{label}</span>
            </span>
          ))}
        </>
      )}
    </CalendarCell>
  );
}
