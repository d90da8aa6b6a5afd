import { type ReactNode, useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './gauge.css.ts';
import { gaugePath, shareOf } from './gauge-path.ts';

/** Gauge tones. */
export type GaugeTone = 'primary' | 'success' | 'warning' | 'danger';

export interface GaugeProps {
  /** Name of the measure. */
  label: string;
  /** Current value. */
  value: number;
  /** Minimum of the scale. @default 0 */
  min?: number | undefined;
  /** Maximum of the scale. @default 100 */
  max?: number | undefined;
  /** Value as text, shown and read out. @default the value as a percentage of the range */
  valueText?: string | undefined;
  /** Meaning of the value; say it in `detail` too, since color alone conveys nothing. @default 'primary' */
  tone?: GaugeTone | undefined;
  /** Text below the value, such as the limit. */
  detail?: ReactNode;
}

const radius = 60;
const thickness = 12;

/** One value against its bounds: a share of a limit, a rate that must stay low. */
export function Gauge({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'primary',
  detail,
}: GaugeProps) {
  const id = useId();
  const share = shareOf(value, min, max);
  const text = valueText ?? `${Math.round(share * 100)}%`;
  return (
    <div className={styles.gauge}>
      <svg aria-hidden viewBox="0 0 124 64" className={styles.svg}>
        <g transform="translate(62 62)">
          <path d={gaugePath(radius, thickness, 1)} className={styles.track} />
          {share > 0 && (
            <path
              d={gaugePath(radius, thickness, share)}
              className={classNames(styles.bar, styles.tones[tone])}
            />
          )}
        </g>
      </svg>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter has parts of its own look that cannot be drawn over everywhere
        role="meter"
        aria-labelledby={id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, Number.isNaN(value) ? min : value))}
        aria-valuetext={text}
        className={styles.value}
      >
        {text}
      </div>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </div>
  );
}
