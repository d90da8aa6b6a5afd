import { parseDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import { useMedia } from '../../styling/use-media.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';
import { CalendarMonth } from '../date-input/calendar-month.tsx';
import { rangeDay } from './range-calendar.css.ts';

export interface RangeCalendarProps {
  /** '' while a date is missing. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly earliest: IsoDate | undefined;
  readonly latest: IsoDate | undefined;
  readonly onChange: (from: IsoDate, to: IsoDate) => void;
}

/** Window width from which two months fit. */
const TWO_MONTHS = 'screen and (min-width: 640px)';

const dateOf = (date: IsoDate | undefined) =>
  date === undefined || date === '' ? null : parseDate(date);

/** Two months to select a first and last day, one when there is no room. Weekdays in the order of the locale. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { from, to, earliest, latest, onChange } = props;
  const { dateRange } = useMessages();
  const [first = '', last = ''] = [from, to].toSorted();
  const months = useMedia(TWO_MONTHS) ? 2 : 1;
  const start = dateOf(first);
  const end = dateOf(last);
  return (
    <I18nProvider locale={useLocale()}>
      <AriaRangeCalendar
        aria-label={dateRange}
        value={start === null || end === null ? null : { start, end }}
        defaultFocusedValue={end ?? start}
        minValue={dateOf(earliest)}
        maxValue={dateOf(latest)}
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment="end"
        onChange={(range) => onChange(range.start.toString(), range.end.toString())}
      >
        <CalendarMonth months={months}>
          {(date) => <CalendarCell className={rangeDay} date={date} />}
        </CalendarMonth>
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
