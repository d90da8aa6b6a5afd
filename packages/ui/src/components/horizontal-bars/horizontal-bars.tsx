import { toneOf } from '../../chart/tone-of.ts';
import { classNames } from '../../styling/class-names.ts';
import { Link } from '../link/link.tsx';
import * as styles from './horizontal-bars.css.ts';

/** A name and its length. */
export interface Bar {
  /** What is compared. */
  name: string;
  /** Decides the length: zero or more, and on the scale 'share' a part of one, 0.32 for 32 %. */
  value: number;
  /** As shown, such as '$12,480.00'. */
  text: string;
  /** After the figure, such as a share: '32%'. */
  detail?: string | undefined;
  /** Where the name leads: the list it was counted from. */
  href?: string | undefined;
}

/** What a whole line stands for: everything there is, or the largest of these. */
export type BarScale = 'share' | 'largest';

export interface HorizontalBarsProps {
  /**
   * A share of a whole, drawn on a track that is the whole; or a ranking, without one. @default 'largest'
   */
  scale?: BarScale | undefined;
  /** What is compared, in words. */
  label: string;
  /** In the order shown: the largest first, unless another order says more. */
  bars: readonly Bar[];
}

/** To a hundredth: what is drawn is what is written beside it. */
const percentOf = (value: number, most: number) =>
  `${most === 0 ? 0 : Number(((100 * Math.min(value, most)) / most).toFixed(2))}%`;

/** Names, figures, and bars that compare them: a ranking, or shares of a whole. */
export function HorizontalBars({ label, bars, scale = 'largest' }: HorizontalBarsProps) {
  const isShare = scale === 'share';
  const most = isShare ? 1 : Math.max(0, ...bars.map(({ value }) => value));
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
