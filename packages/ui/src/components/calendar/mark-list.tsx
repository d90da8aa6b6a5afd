import { useLocale } from '../../locale/context.ts';
import { classNames } from '../../styling/class-names.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';
import * as css from './calendar.css.ts';
import { type CalendarMark, dayText, marksBetween } from './marks.ts';

export interface MarkListProps {
  readonly marks: readonly CalendarMark[];
  /** First visible day, and the last. */
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** The visible month's events as a list, when day cells only have room for dots. */
export function MarkList({ marks, first, last }: MarkListProps) {
  const locale = useLocale();
  const shown = marksBetween(marks, first, last);
  if (shown.length === 0) return null;
  return (
    <ul className={css.list}>
      {shown.map(({ date, label, tone = 'neutral' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two marks of a day may read the same
        <li key={index} className={classNames(css.item, css.tones[tone])}>
          <span className={css.dot} />
          <time className={css.when} dateTime={date}>
            {dayText(date, locale)}
          </time>
          {label}
        </li>
      ))}
    </ul>
  );
}
