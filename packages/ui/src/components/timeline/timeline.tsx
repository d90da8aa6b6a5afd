import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './timeline.css.ts';

export type TimelineTone = keyof typeof styles.tones;

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** As shown, in the session's zone. */
  time: string;
  /** The instant for machines, ISO 8601. */
  dateTime?: string;
  /** Who did it, why, with what. */
  description?: ReactNode;
  /** @default 'neutral' */
  tone?: TimelineTone;
  /** Size 13, in place of the dot. */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** What it is the history of, for screen readers. */
  label: string;
  /** In the order shown. */
  entries: readonly TimelineEntry[];
}

/** What happened to a record, step by step. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {entries.map(({ id, title, time, dateTime, description, tone = 'neutral', icon }) => (
        <li key={id} className={styles.entry}>
          <span aria-hidden className={classNames(styles.mark, styles.tones[tone])}>
            {icon ?? <span className={styles.dot} />}
          </span>
          <div>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <time {...(dateTime !== undefined && { dateTime })} className={styles.time}>
                {time}
              </time>
            </div>
            {description !== undefined && <div className={styles.text}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
