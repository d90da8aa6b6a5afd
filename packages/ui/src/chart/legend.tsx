import { classNames } from '../styling/class-names.ts';
import * as styles from './legend.css.ts';
import { toneOf } from './tone-of.ts';
import type { HiddenSeries } from './use-hidden.ts';

export interface SwatchProps {
  place: number;
}

/** A sample of the series' line, in its color and dash pattern. */
export function Swatch({ place }: SwatchProps) {
  return (
    <svg
      aria-hidden
      data-swatch=""
      width="9"
      height="8"
      className={classNames(styles.swatch, toneOf(place))}
    >
      <line x2="100%" y1="4" y2="4" />
    </svg>
  );
}

export interface LegendProps extends HiddenSeries {
  names: readonly string[];
  /** Color index of each series. @default its index */
  places?: readonly number[] | undefined;
}

/** Names and colors of the series. Each name is a switch that shows or hides its series. */
export function Legend({ names, places, isHidden, toggle }: LegendProps) {
  return (
    <div className={styles.legend}>
      {names.map((name, place) => (
        <button
          key={name}
          type="button"
          aria-pressed={!isHidden(name)}
          className={styles.entry}
          onClick={() => toggle(name)}
        >
          <Swatch place={places?.[place] ?? place} />
          {name}
        </button>
      ))}
    </div>
  );
}
