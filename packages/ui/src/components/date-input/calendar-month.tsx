import type { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { icon } from '../../field/field.css.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as css from './calendar-popover.css.ts';
import { MonthChoice } from './month-choice.tsx';

export interface CalendarMonthProps {
  /** Renders the cell of a day. */
  readonly children: (day: CalendarDate) => ReactElement;
  /** Class of the day grid. @default as wide as its days */
  readonly grid?: string | undefined;
  /** Months side by side. @default 1 */
  readonly months?: 1 | 2 | undefined;
}

/** The months of the surrounding calendar, for a day or a range, with navigation. */
export function CalendarMonth({ children, grid = css.grid, months = 1 }: CalendarMonthProps) {
  const messages = useFieldMessages();
  const offsets = months === 1 ? [0] : [0, 1];
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={css.step} aria-label={messages.datePreviousMonth}>
          <ChevronLeftIcon className={icon} aria-hidden="true" />
        </Button>
        <div className={css.headings}>
          {offsets.map((offset) => (
            <MonthChoice key={offset} months={months} offset={offset} />
          ))}
        </div>
        <Button slot="next" className={css.step} aria-label={messages.dateNextMonth}>
          <ChevronRightIcon className={icon} aria-hidden="true" />
        </Button>
      </div>
      <div className={css.months}>
        {offsets.map((offset) => (
          <CalendarGrid
            key={offset}
            className={grid}
            weekdayStyle="short"
            offset={{ months: offset }}
          >
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{children}</CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  );
}
