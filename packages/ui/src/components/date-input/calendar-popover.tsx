import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { icon } from '../../field/field.css.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useLocale } from '../../locale/context.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import type { IsoDate } from './calendar-date.ts';
import * as css from './calendar-popover.css.ts';
import type { DateBounds } from './date-edit.ts';

export interface CalendarPopoverProps {
  readonly anchor: RefObject<HTMLInputElement | null>;
  readonly bounds: DateBounds;
  /** The name of the field. */
  readonly label: string;
  /** The date it opens at; '' for the month of today or the nearest allowed. */
  readonly value: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** One month to choose a day from, with the keys of a grid. Days in the order of the language around. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, bounds, label, value, onChoose, onClose } = props;
  const messages = useFieldMessages();
  return (
    <I18nProvider locale={useLocale()}>
      <Popover
        className={css.popover}
        triggerRef={anchor}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Dialog className={css.dialog} aria-label={`${label}: ${messages.dateCalendar}`}>
          <Calendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person to choose a day
            autoFocus
            aria-label={label}
            defaultValue={dateOf(value)}
            minValue={dateOf(bounds.earliest)}
            maxValue={dateOf(bounds.latest)}
            onChange={(date) => {
              onChoose(date.toString());
              onClose();
            }}
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
                {(date) => <CalendarCell className={css.day} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function dateOf(date: IsoDate | null): CalendarDate | null {
  return date === null || date === '' ? null : parseDate(date);
}
