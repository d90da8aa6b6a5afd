import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './timeline.css.ts';

/** How an event went. */
export type TimelineTone = keyof typeof styles.tones;

/** So that a tone is told also by its form. */
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

/** Something that happened to a record. */
export interface TimelineEvent {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** As shown: 'Nov 3, 2025 08:15 PM'. */
  time: string;
  /** The instant or date for machines, ISO 8601. */
  dateTime?: string | undefined;
  /** What happened. */
  title: ReactNode;
  /** Why, or with what result. */
  detail?: ReactNode;
  /** Who did it. */
  actor?: ReactNode;
  /** At the end of the title's line. */
  amount?: ReactNode;
  /** Size 14. @default the tone's own; a dot where it is neutral or info */
  icon?: ReactNode;
  /** How it went. @default 'neutral' */
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
