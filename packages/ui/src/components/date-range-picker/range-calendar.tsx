import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  RangeCalendar as AriaRangeCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { icon } from '../../field/field.css.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import type { IsoDate } from '../date-input/calendar-date.ts';
import * as css from '../date-input/calendar-popover.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
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
  const messages = useFieldMessages();
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
        <header className={css.header}>
          <Button slot="previous" className={css.step} aria-label={messages.datePreviousMonth}>
            <ChevronLeftIcon className={icon} aria-hidden="true" />
          </Button>
          <CalendarHeading className={css.heading} />
          <Button slot="next" className={css.step} aria-label={messages.dateNextMonth}>
            <ChevronRightIcon className={icon} aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell className={rangeDay} date={date} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
