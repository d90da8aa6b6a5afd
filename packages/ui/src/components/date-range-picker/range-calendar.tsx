import { parseDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
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

const dateOf = (date: IsoDate | undefined) =>
  date === undefined || date === '' ? null : parseDate(date);

/** One month to choose a first and a last day in. Days in the order of the language around. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { from, to, earliest, latest, onChange } = props;
  const { dateRange } = useMessages();
  const [first = '', last = ''] = [from, to].toSorted();
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
        onChange={(range) => onChange(range.start.toString(), range.end.toString())}
      >
        <CalendarMonth day={rangeDay} />
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
