import { sizeOf } from '../../chart/drawable.ts';
import { toneOf } from '../../chart/tone-of.ts';
import { classNames } from '../../styling/class-names.ts';
import { Link } from '../link/link.tsx';
import * as styles from './segmented-bar.css.ts';

/** A segment of the bar. */
export interface BarSegment {
  /** Name of the part. */
  name: string;
  /** Zero or more; determines its share of the bar. */
  value: number;
  /** Figure as shown, such as '$12,480.00'. */
  text: string;
  /** URL of the list behind the figure. */
  href?: string | undefined;
}

export interface SegmentedBarProps {
  /** Accessible name: what the whole is. */
  label: string;
  /** At most six, in a natural order: the stages of a payout, the ages of a debt. */
  segments: readonly BarSegment[];
  /** `small` in a line of other figures: a thinner bar, with labels on one line if they fit. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

interface Placed extends BarSegment {
  readonly place: number;
  /** Start and length, as percentages of the bar. */
  readonly from: number;
  readonly share: number;
}

function placed(segments: readonly BarSegment[]): Placed[] {
  const whole = segments.reduce((sum, { value }) => sum + sizeOf(value), 0);
  let from = 0;
  return segments.map((segment, place) => {
    const share = whole === 0 ? 0 : (100 * sizeOf(segment.value)) / whole;
    const at = { ...segment, place, from, share };
    from += share;
    return at;
  });
}

const heights = { small: 6, medium: 10 } as const;

/** A whole split into its parts: one bar, with labels below it. */
export function SegmentedBar({ label, segments, size = 'medium' }: SegmentedBarProps) {
  const parts = placed(segments);
  const height = heights[size];
  return (
    <div>
      <svg aria-hidden className={styles.bar} width="100%" height={height}>
        <rect width="100%" height={height} rx="3" className={styles.ground} />
        {parts
          .filter(({ share }) => share > 0)
          .map(({ name, place, from, share }) => (
            <g key={name} className={toneOf(place)}>
              <rect
                x={`${from}%`}
                width={`${share}%`}
                height={height}
                rx="3"
                className={styles.segment}
              />
            </g>
          ))}
      </svg>
      <ul aria-label={label} className={styles.lists[size]}>
        {parts.map(({ name, text, href, place }) => (
          <li key={name} className={styles.entry}>
            <span aria-hidden className={classNames(styles.dot, toneOf(place))} />
            {href === undefined ? (
              name
            ) : (
              <Link href={href} variant="quiet">
                {name}
              </Link>
            )}
            <span className={styles.figure}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
