import { classNames } from '../../styling/class-names.ts';
import * as styles from './sparkline.css.ts';
import { sparklinePath } from './sparkline-path.ts';

/** What the line’s color says. */
export type SparklineTone = keyof typeof styles.tones;

export interface SparklineProps {
  /** What it says, in words: 'Card volume, rising over 30 days'. Without it it is decoration. */
  label?: string | undefined;
  /** At equal distances. */
  values: readonly number[];
  /** Pixels. @default 36 */
  height?: number | undefined;
  /** What the color says. @default 'primary' */
  tone?: SparklineTone | undefined;
}

const WIDTH = 100;
const INSET = 2;

/** The shape of a figure's past, without axes, as wide as its surroundings. */
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
