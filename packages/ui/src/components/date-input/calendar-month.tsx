import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { icon } from '../../field/field.css.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as css from './calendar-popover.css.ts';

export interface CalendarMonthProps {
  /** Class of a day. */
  readonly day: string;
}

/** The month of the calendar around, of one day or of a range, with the ways to its neighbors. */
export function CalendarMonth({ day }: CalendarMonthProps) {
  const messages = useFieldMessages();
  return (
    <>
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
          {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={day} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
