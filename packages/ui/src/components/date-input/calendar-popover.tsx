import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar, CalendarCell } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useLocale } from '../../locale/context.ts';
import { PopoverDialog } from '../popover/popover-dialog.tsx';
import type { IsoDate } from './calendar-date.ts';
import { CalendarMonth } from './calendar-month.tsx';
import * as css from './calendar-popover.css.ts';
import type { DateBounds } from './date-edit.ts';

export interface CalendarPopoverProps {
  readonly anchor: RefObject<HTMLInputElement | null>;
  readonly bounds: DateBounds;
  /** Label of the field. */
  readonly label: string;
  /** Initial date; '' for the current month or the nearest allowed one. */
  readonly value: IsoDate;
  readonly isOpen: boolean;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** One month to select a day from, with grid keys. Weekdays in the order of the locale. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, bounds, label, value, isOpen, onChoose, onClose } = props;
  const messages = useFieldMessages();
  return (
    <I18nProvider locale={useLocale()}>
      <PopoverDialog
        label={`${label}: ${messages.dateCalendar}`}
        className={css.popover}
        panel={css.panel}
        triggerRef={anchor}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
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
          <CalendarMonth>
            {(date) => <CalendarCell className={css.day} date={date} />}
          </CalendarMonth>
        </Calendar>
      </PopoverDialog>
    </I18nProvider>
  );
}

function dateOf(date: IsoDate | null): CalendarDate | null {
  return date === null || date === '' ? null : parseDate(date);
}
