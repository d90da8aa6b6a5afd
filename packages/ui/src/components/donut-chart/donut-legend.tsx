import { Swatch } from '../../chart/legend.tsx';
import type { HiddenSeries } from '../../chart/use-hidden.ts';
import * as styles from './donut-chart.css.ts';
import type { Slice } from './donut-parts.ts';

export interface DonutLegendProps extends HiddenSeries {
  names: readonly string[];
  slices: readonly Slice[];
  /** Value and share of a slice, as text. */
  texts: (slice: Slice) => readonly [value: string, share: string];
}

/** The parts with their figures. Each name is a switch that shows or hides its part. */
export function DonutLegend({ names, slices, texts, isHidden, toggle }: DonutLegendProps) {
  return (
    <ul className={styles.legend}>
      {names.map((name, place) => {
        const slice = slices.find((each) => each.name === name);
        const [value, share] = slice ? texts(slice) : ['', ''];
        return (
          <li key={name} className={styles.row}>
            <button
              type="button"
              aria-pressed={!isHidden(name)}
              className={styles.part}
              onClick={() => toggle(name)}
            >
              <Swatch place={place} />
              {name}
            </button>
            <span className={styles.amount}>{value}</span>
            <span className={styles.share}>{share}</span>
          </li>
        );
      })}
    </ul>
  );
}
