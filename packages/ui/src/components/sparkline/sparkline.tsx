import { classNames } from '../../styling/class-names.ts';
import * as styles from './sparkline.css.ts';
import { sparklinePath } from './sparkline-path.ts';

/** Sparkline tones. */
export type SparklineTone = keyof typeof styles.tones;

export interface SparklineProps {
  /** Accessible name: 'Card volume, rising over 30 days'. Without it it is decorative. */
  label?: string | undefined;
  /** Values at equal intervals. NaN or an infinity leaves a gap. */
  values: readonly number[];
  /** Height in pixels. @default 36 */
  height?: number | undefined;
  /** Tone: the meaning of the color. @default 'primary' */
  tone?: SparklineTone | undefined;
}

const WIDTH = 100;
const INSET = 2;

/** A value's history without axes, as wide as its container. */
export function Sparkline({ label, values, height = 36, tone = 'primary' }: SparklineProps) {
  const { line, area } = sparklinePath(values, WIDTH, height, INSET);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className={classNames(styles.sparkline, styles.tones[tone])}
    >
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
    </svg>
  );
}
