import { toneOf } from '../../chart/tone-of.ts';
import { classNames } from '../../styling/class-names.ts';
import { Link } from '../link/link.tsx';
import * as styles from './horizontal-bars.css.ts';

/** A name and its length. */
export interface Bar {
  /** What is compared. */
  name: string;
  /** Zero or more; decides the length. */
  value: number;
  /** As shown, such as '$12,480.00'. */
  text: string;
  /** After the figure, such as a share: '32%'. */
  detail?: string | undefined;
  /** Where the name leads: the list it was counted from. */
  href?: string | undefined;
}

export interface HorizontalBarsProps {
  /** What is compared, in words. */
  label: string;
  /** In the order shown: the largest first, unless another order says more. */
  bars: readonly Bar[];
}

/** A ranking: names, figures, and bars that compare them. */
export function HorizontalBars({ label, bars }: HorizontalBarsProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
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
            <rect width="100%" height="6" rx="3" className={styles.ground} />
            <rect
              width={`${most === 0 ? 0 : (100 * value) / most}%`}
              height="6"
              rx="3"
              className={styles.bar}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
