import { Button } from '@payfac/ui/button';
import { Popover } from '@payfac/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../counted.ts';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';
import { Figures, figuresKey } from './figures.tsx';
import * as styles from './result.css.ts';
import type { Figure, Statistics } from './source.ts';

interface FiguresOf {
  readonly label: string;
  readonly source: Statistics;
  readonly report: string;
  readonly wire: Wire;
  /** Labels of set filters that the figures can't count by. */
  readonly uncounted: readonly string[];
  readonly onFilter: (values: FilterValues) => void;
}

interface ResultProps {
  /** The number of matching rows; undefined before they are counted. */
  readonly count: number | undefined;
  readonly isLowerBound: boolean;
  readonly figures?: FiguresOf;
}

/** As many figures as fit next to the filters. */
const most = 3;

const Inline = ({ label, value }: Figure) => (
  <span className={styles.figure} data-figure="">
    {label} <span className={styles.value}>{value}</span>
  </span>
);

/** The query's totals: a few directly; of many, only the first one and a panel with all. */
function Sums(props: FiguresOf) {
  const { label, source, report, wire, uncounted } = props;
  const own = figuresKey(source, wire);
  const { data, error } = useQuery<readonly Figure[]>({
    queryKey: [source.shown, report, 'figures', source.id, own],
    queryFn: () => source.load(own),
    placeholderData: (before: readonly Figure[] | undefined) => before,
  });
  const isWhole = data !== undefined && uncounted.length === 0;
  const sums = data?.filter((figure) => figure.label !== 'Count') ?? [];
  const isFew = sums.length <= most && sums.every(({ filter, detail }) => !filter && !detail);
  const inline = isWhole ? sums.slice(0, isFew ? most : 1) : [];
  const hasMore = !isFew || uncounted.length > 0 || (error !== null && data === undefined);
  // A phone has room for the first one; the others are then behind the button.
  const isCutOnPhone = inline.length > 1;
  return (
    <section aria-label={label} className={styles.sums}>
      {inline.map((figure) => (
        <Inline key={figure.label} {...figure} />
      ))}
      {(hasMore || isCutOnPhone) && (
        <span className={hasMore ? undefined : styles.onPhoneOnly}>
          <Popover
            label={label}
            placement="bottom end"
            trigger={
              <Button size="small" variant="quiet">
                All totals
              </Button>
            }
          >
            {(close) => (
              <Figures
                {...props}
                figures={data}
                error={error}
                onFilter={(values) => {
                  props.onFilter(values);
                  close();
                }}
              />
            )}
          </Popover>
        </span>
      )}
    </section>
  );
}

/** The query's row count and totals, at the end of its filters. */
export const Result = ({ count, isLowerBound, figures }: ResultProps) => (
  <div className={styles.result}>
    {count !== undefined && (
      <span className={styles.count}>{`${wholeNumber(count)}${isLowerBound ? '+' : ''}`}</span>
    )}
    {figures && <Sums {...figures} />}
  </div>
);
