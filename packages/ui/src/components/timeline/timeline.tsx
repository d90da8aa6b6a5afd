import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './timeline.css.ts';

export type TimelineTone = keyof typeof styles.tones;

export interface TimelineEvent {
  id: string;
  /** As shown: 'Nov 3, 2025 08:15 PM'. */
  time: string;
  /** The instant or date for machines, ISO 8601. */
  dateTime?: string | undefined;
  title: ReactNode;
  detail?: ReactNode;
  /** Who did it. */
  actor?: ReactNode;
  /** At the end of the title's line. */
  amount?: ReactNode;
  /** Size 14; a dot stands in for it. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: TimelineTone | undefined;
}

export interface TimelineProps {
  /** What happened to what, for screen readers. */
  label: string;
  /** In the order shown; the newest first is the product's habit. */
  events: readonly TimelineEvent[];
}

/** What happened to a record, by whom and when. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {events.map(
        ({ id, time, dateTime, title, detail, actor, amount, icon, tone = 'neutral' }) => (
          <li key={id} className={styles.event}>
            <span
              aria-hidden
              className={classNames(
                styles.marker,
                icon === undefined ? styles.dots[tone] : styles.tones[tone],
                icon === undefined && styles.dot,
              )}
            >
              {icon}
            </span>
            <div className={styles.content}>
              <div className={styles.head}>
                <span className={styles.title}>{title}</span>
                {amount !== undefined && <span className={styles.amount}>{amount}</span>}
              </div>
              {detail !== undefined && <div className={styles.detail}>{detail}</div>}
              <div className={styles.meta}>
                <time {...(dateTime !== undefined && { dateTime })}>{time}</time>
                {actor !== undefined && <span className={styles.actor}>{actor}</span>}
              </div>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
