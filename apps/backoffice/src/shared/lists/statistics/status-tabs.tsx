import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../counted.ts';
import type { Wire } from '../actions/bulk-action.ts';
import { figuresKey } from './figures.tsx';
import type { ListTabs } from './source.ts';
import * as styles from './status-tabs.css.ts';

export interface StatusTabsProps {
  readonly tabs: ListTabs;
  readonly report: string;
  readonly label: string;
  readonly wire: Wire;
  /** The current values of the tabs' filter. */
  readonly chosen: readonly string[];
  /** Whether the platform can count the query with its current filters. */
  readonly isCounted: boolean;
  readonly onChoose: (values: readonly string[]) => void;
  /** Stacked, as in a filter. */
  readonly isColumn?: boolean;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The list's parts by status, with row counts where they are exact. */
export function StatusTabs(props: StatusTabsProps) {
  const { tabs, report, label, wire, chosen, isCounted, onChoose, isColumn = false } = props;
  const { counts, key } = tabs;
  const { [key]: _, ...rest } = wire;
  const own = counts ? figuresKey(counts, rest) : {};
  const { data } = useQuery<Readonly<Record<string, number>>>({
    queryKey: [counts?.shown ?? [], report, 'tabs', own],
    queryFn: () => counts?.load(own) ?? {},
    enabled: counts !== undefined && isCounted,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields of a form
    <div role="group" aria-label={label} className={isColumn ? styles.column : styles.tabs}>
      {tabs.tabs.map((tab) => {
        const count = isCounted ? data?.[tab.label] : undefined;
        return (
          <button
            key={tab.label}
            type="button"
            className={isColumn ? styles.choice : styles.tab}
            aria-pressed={isSame(tab.values, chosen)}
            onClick={() => onChoose(tab.values)}
          >
            {tab.label}
            {count !== undefined && <span className={styles.count}>{wholeNumber(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
