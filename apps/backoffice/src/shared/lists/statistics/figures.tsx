import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';
import * as styles from './figures.css.ts';
import type { Figure, Statistics } from './source.ts';

interface FiguresProps {
  readonly label: string;
  readonly source: Statistics;
  readonly report: string;
  readonly wire: Wire;
  /** Labels of the filters in force that the figures cannot count by. */
  readonly uncounted: readonly string[];
  readonly onFilter: (values: FilterValues) => void;
}

/** The part of a query that figures depend on: all but page, size and order. */
export const figuresKey = (source: { readonly keys: ReadonlySet<string> }, wire: Wire): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => source.keys.has(key)));

function FigureCell({ figure, onFilter }: { figure: Figure; onFilter: FiguresProps['onFilter'] }) {
  const { label, value, detail, filter } = figure;
  const texts = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
  return (
    <li className={styles.cell}>
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

/** Figures of the list's own query; a press on one narrows the list to what it counts. */
export function Figures({ label, source, report, wire, uncounted, onFilter }: FiguresProps) {
  const own = figuresKey(source, wire);
  const { data, error } = useQuery<readonly Figure[]>({
    queryKey: [source.shown, report, 'figures', source.id, own],
    queryFn: () => source.load(own),
    placeholderData: (before: readonly Figure[] | undefined) => before,
  });
  if (error && data === undefined) {
    return <p className={styles.note}>{`Couldn't load the totals. ${error.message}`}</p>;
  }
  return (
    <section aria-label={label} className={styles.figures}>
      {data === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <ul className={styles.cells}>
          {data.map((figure) => (
            <FigureCell key={figure.label} figure={figure} onFilter={onFilter} />
          ))}
        </ul>
      )}
      {uncounted.length > 0 && (
        <p className={styles.note}>{`These totals aren't filtered by: ${uncounted.join(', ')}.`}</p>
      )}
    </section>
  );
}
