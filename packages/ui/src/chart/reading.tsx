import { classNames } from '../styling/class-names.ts';
import { written } from '../styling/written.ts';
import * as styles from './crosshair.css.ts';
import { Swatch } from './legend.tsx';
import { toneOf } from './tone-of.ts';

/** Values of a chart at one position. */
export interface Readings {
  /** What the values belong to: a date, a category. */
  title: string;
  values: readonly {
    name: string;
    place: number;
    text: string;
    /** Distance of its mark from the plot's top edge, in pixels; without it no dot is drawn. */
    at?: number;
  }[];
  /** Their sum, when meaningful. */
  total?: { name: string; text: string } | undefined;
}

/** The reading as one line, for screen readers. */
export const readingText = ({ title, values, total }: Readings): string =>
  [
    title,
    ...[...values, ...(total ? [total] : [])].map(({ name, text }) => `${name} ${text}`),
  ].join(', ');

export interface ReadingProps extends Readings {
  /** Position, as a fraction of the plot's width. */
  share: number;
  /** Highlighted width as a fraction, 0 for a line. */
  band: number;
}

const percent = (share: number) => `${share * 100}%`;

/** Marks a position of the plot and shows its values beside it. */
export function Reading({ title, values, total, share, band }: ReadingProps) {
  const x = percent(share);
  const isAtEnd = share > 0.5;
  return (
    <>
      <svg aria-hidden className={styles.marks} width="100%" height="100%">
        {band > 0 ? (
          <rect
            x={percent(share - band / 2)}
            width={percent(band)}
            height="100%"
            className={styles.band}
          />
        ) : (
          <line x1={x} x2={x} y2="100%" className={styles.line} />
        )}
        {values.map(
          ({ name, place, at }) =>
            at !== undefined && (
              <circle
                key={name}
                cx={x}
                cy={at}
                r="4"
                className={classNames(styles.dot, toneOf(place))}
              />
            ),
        )}
      </svg>
      <div
        aria-hidden
        className={classNames(styles.tooltip, isAtEnd ? styles.before : styles.after)}
        ref={written({ left: percent(share + (isAtEnd ? -band : band) / 2) })}
      >
        <div className={styles.title}>{title}</div>
        {values.map(({ name, place, text }) => (
          <div key={name} className={styles.value}>
            <Swatch place={place} />
            <span className={styles.name}>{name}</span>
            <span className={styles.number}>{text}</span>
          </div>
        ))}
        {total && (
          <div className={styles.total}>
            <span className={styles.name}>{total.name}</span>
            <span className={styles.number}>{total.text}</span>
          </div>
        )}
      </div>
    </>
  );
}
