import { sizeOf } from '../../chart/drawable.ts';
import { toneOf } from '../../chart/tone-of.ts';
import { classNames } from '../../styling/class-names.ts';
import { Link } from '../link/link.tsx';
import * as styles from './horizontal-bars.css.ts';

/** A bar. */
export interface Bar {
  /** Name of the bar. */
  name: string;
  /** Determines the length: zero or more; on the scale 'share' a fraction, 0.32 for 32%. */
  value: number;
  /** Figure as shown, such as '$12,480.00'. */
  text: string;
  /** Text after the figure, such as a share: '32%'. */
  detail?: string | undefined;
  /** URL of the list behind the figure. */
  href?: string | undefined;
}

/** What a full track represents: the whole, or the largest bar. */
export type BarScale = 'share' | 'largest';

export interface HorizontalBarsProps {
  /** 'share' draws fractions of a whole on a track; 'largest' draws a ranking without one. @default 'largest' */
  scale?: BarScale | undefined;
  /** Accessible name: what is compared. */
  label: string;
  /** In display order: largest first, unless another order is more meaningful. */
  bars: readonly Bar[];
}

/** Rounded to hundredths: the bar matches the figure beside it. */
const percentOf = (value: number, most: number) =>
  `${most === 0 ? 0 : Number(((100 * Math.min(sizeOf(value), most)) / most).toFixed(2))}%`;

/** Names, figures and bars: a ranking, or shares of a whole. */
export function HorizontalBars({ label, bars, scale = 'largest' }: HorizontalBarsProps) {
  const isShare = scale === 'share';
  const most = isShare ? 1 : Math.max(0, ...bars.map(({ value }) => sizeOf(value)));
  return (
    <ol aria-label={label} className={styles.list}>
      {bars.map(({ name, value, text, detail, href }) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} variant="quiet">
                {name}
              </Link>
            )}
          </span>
          <span className={styles.figure}>
            {text}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          <svg aria-hidden className={classNames(styles.track, toneOf(0))} width="100%" height="6">
            {isShare && <rect width="100%" height="6" rx="3" className={styles.ground} />}
            <rect width={percentOf(value, most)} height="6" rx="3" className={styles.bar} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
