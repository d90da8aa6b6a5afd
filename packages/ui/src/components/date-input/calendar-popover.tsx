import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useLocale } from '../../locale/context.ts';
import type { IsoDate } from './calendar-date.ts';
import { CalendarMonth } from './calendar-month.tsx';
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
            <CalendarMonth day={css.day} />
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function dateOf(date: IsoDate | null): CalendarDate | null {
  return date === null || date === '' ? null : parseDate(date);
}
