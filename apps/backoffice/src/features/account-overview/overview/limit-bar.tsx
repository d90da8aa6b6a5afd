import { useId } from 'react';
import * as styles from './overview.css.ts';

interface LimitBarProps {
  readonly label: string;
  /** The displayed value. */
  readonly text: string;
  readonly value: number;
  /** The limit in the same unit; without one, no bar is shown. */
  readonly limit?: number | undefined;
  /** The limit in words. */
  readonly detail: string;
}

/** From here on, a figure is close to its limit. */
const close = 0.8;

/** The bar extends beyond the limit, so that an excess is visible. */
const room = 1.25;

/** One figure with its limit marked. */
export function LimitBar({ label, text, value, limit, detail }: LimitBarProps) {
  const id = useId();
  const share = limit ? value / limit : 0;
  const state = share > 1 ? 'over' : share >= close ? 'near' : 'fine';
  return (
    <div className={styles.figure}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.limitValue}>{text}</span>
      </div>
      {limit !== undefined && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter has parts of its own look that cannot be drawn over everywhere
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(value, limit)}
          aria-valuetext={`${text}, ${detail}`}
        >
          <svg aria-hidden width="100%" height="10" className={styles.bar}>
            <rect y="2" width="100%" height="6" rx="3" className={styles.track} />
            {share > 0 && (
              <rect
                y="2"
                width={`${(100 * Math.min(share, room)) / room}%`}
                height="6"
                rx="3"
                className={styles.states[state]}
              />
            )}
            <rect x={`${100 / room}%`} width="2" height="10" className={styles.limit} />
          </svg>
        </div>
      )}
      <span className={styles.detail}>
        {detail}
        {state === 'over' && ' · over it'}
        {state === 'near' && ' · close to it'}
      </span>
    </div>
  );
}
