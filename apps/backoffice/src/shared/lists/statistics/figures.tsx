import { Skeleton } from '@payfac/ui/skeleton';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';
import * as styles from './figures.css.ts';
import type { Figure } from './source.ts';

interface FiguresProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly figures: readonly Figure[] | undefined;
  readonly error: Error | null;
  /** Labels of set filters that the figures can't count by. */
  readonly uncounted: readonly string[];
  readonly onFilter: (values: FilterValues) => void;
}

/** The part of a query that affects figures: all but page, size and order. */
export const figuresKey = (source: { readonly keys: ReadonlySet<string> }, wire: Wire): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => source.keys.has(key)));

function FigureRow({ figure, onFilter }: { figure: Figure; onFilter: FiguresProps['onFilter'] }) {
  const { label, value, detail, filter } = figure;
  const texts = (
    <>
      <span className={styles.label}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.value}>{value}</span>
    </>
  );
  return (
    <li>
      {filter ? (
        <button type="button" className={styles.press} onClick={() => onFilter(filter)}>
          {texts}
        </button>
      ) : (
        <span className={styles.plain}>{texts}</span>
      )}
    </li>
  );
}

/** Figures for the list's own query; pressing one filters the list by what it counts. */
export function Figures({ label, figures, error, uncounted, onFilter }: FiguresProps) {
  if (error && figures === undefined) {
    return <p className={styles.note}>{`Couldn’t load the totals. ${error.message}`}</p>;
  }
  return (
    <div className={styles.figures}>
      {figures === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <ul aria-label={label} className={styles.rows}>
          {figures.map((figure) => (
            <FigureRow key={figure.label} figure={figure} onFilter={onFilter} />
          ))}
        </ul>
      )}
      {uncounted.length > 0 && (
        <p className={styles.note}>{`Totals don’t reflect: ${uncounted.join(', ')}.`}</p>
      )}
    </div>
  );
}
