import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import type { IsoDate } from '../date-input/calendar-date.ts';
import { DateInput } from '../date-input/date-input.tsx';
import { readCustomRange } from '../stats-card/ranges.ts';
import * as styles from './custom-range-form.css.ts';

export interface CustomRangeFormProps {
  /** Initial first day, `YYYY-MM-DD`. */
  readonly from?: IsoDate | undefined;
  /** Initial last day, `YYYY-MM-DD`. */
  readonly to?: IsoDate | undefined;
  /** First allowed day, inclusive. */
  readonly earliest?: IsoDate | undefined;
  /** Last allowed day, inclusive. */
  readonly latest?: IsoDate | undefined;
  /** Called with two valid dates, the earlier one first. */
  readonly onConfirm: (dates: readonly [from: IsoDate, to: IsoDate]) => void;
  /** Called when the user cancels. */
  readonly onCancel: () => void;
}

const RangeCalendar = lazy(() => import('./range-calendar.tsx'));

/**
 * Two dates, typed or selected in a calendar, that apply once confirmed. Without exactly two valid dates nothing is
 * emitted. The calendar's code loads when the form is shown.
 */
export function CustomRangeForm(props: CustomRangeFormProps) {
  const { earliest, latest, onConfirm, onCancel } = props;
  const messages = useMessages();
  const [from, setFrom] = useState(props.from ?? '');
  const [to, setTo] = useState(props.to ?? '');
  const [isAsked, setAsked] = useState(false);
  const missing = (date: IsoDate) =>
    isAsked && date === '' ? { errorMessage: messages.rangeDateMissing, isTouched: true } : {};

  function confirm() {
    const range = readCustomRange([from, to]);
    if (range) onConfirm([range.from, range.to]);
    else setAsked(true);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        confirm();
      }}
    >
      <div className={styles.dates}>
        <DateInput
          label={messages.rangeFrom}
          value={from}
          earliest={earliest}
          latest={latest}
          hasCalendar={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person to enter dates
          autoFocus
          onChange={setFrom}
          {...missing(from)}
        />
        <DateInput
          label={messages.rangeTo}
          value={to}
          earliest={earliest}
          latest={latest}
          hasCalendar={false}
          onChange={setTo}
          {...missing(to)}
        />
      </div>
      <Suspense fallback={<div className={styles.calendarPlace} />}>
        <div className={styles.calendarPlace}>
          <RangeCalendar
            from={from}
            to={to}
            earliest={earliest}
            latest={latest}
            onChange={(start, end) => {
              setFrom(start);
              setTo(end);
            }}
          />
        </div>
      </Suspense>
      <div className={styles.actions}>
        <Button size="small" onPress={onCancel}>
          {messages.cancel}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {messages.rangeConfirm}
        </Button>
      </div>
    </form>
  );
}
