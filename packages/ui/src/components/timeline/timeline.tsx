import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './timeline.css.ts';

/** Outcome of an event. */
export type TimelineTone = keyof typeof styles.tones;

/** Shape conveys the tone as well as color. */
const ICONS = {
  neutral: undefined,
  success: CheckIcon,
  info: undefined,
  warning: WarningIcon,
  danger: CloseIcon,
} as const;

function ToneIcon({ tone }: { readonly tone: TimelineTone }) {
  const Icon = ICONS[tone];
  return Icon && <Icon size={14} />;
}

/** An event of a record. */
export interface TimelineEvent {
  /** Unique id; stable between renders. */
  id: string;
  /** Time as shown: 'Nov 3, 2025 08:15 PM'. */
  time: string;
  /** The instant or date in ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** What happened. */
  title: ReactNode;
  /** Reason or result. */
  detail?: ReactNode;
  /** Who did it. */
  actor?: ReactNode;
  /** At the end of the title's line. */
  amount?: ReactNode;
  /** Icon, size 14. @default the tone's own; a dot for neutral and info */
  icon?: ReactNode;
  /** Outcome. @default 'neutral' */
  tone?: TimelineTone | undefined;
}

export interface TimelineProps {
  /** Accessible name: whose events these are. */
  label: string;
  /** In display order; the product shows the newest first. */
  events: readonly TimelineEvent[];
}

/** The events of a record: what, who and when. */
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
                styles.tones[tone],
                icon === undefined && ICONS[tone] === undefined && styles.dot,
              )}
            >
              {icon ?? <ToneIcon tone={tone} />}
            </span>
            <div className={styles.content}>
              <div className={styles.head}>
                <span className={styles.title}>{title}</span>
                {amount !== undefined && <span className={styles.amount}>{amount}</span>}
              </div>
              {detail !== undefined && <div className={styles.detail}>{detail}</div>}
              <div className={styles.meta}>
                <time className={styles.time} {...(dateTime !== undefined && { dateTime })}>
                  {time}
                </time>
                {actor !== undefined && <span className={styles.actor}>{actor}</span>}
              </div>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
