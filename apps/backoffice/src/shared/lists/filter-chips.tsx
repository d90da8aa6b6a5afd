import { CloseIcon } from '@payfac/ui/icons';
import type { Filter } from './definition.ts';
import { describeFilter, keysOf } from './filter-summary.ts';
import * as styles from './list-page.css.ts';

interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly search: string;
  readonly onRemove: (keys: readonly string[]) => void;
}

/** The filters in force, each with a button that takes it away. */
export function FilterChips({ filters, search, onRemove }: FilterChipsProps) {
  const params = new URLSearchParams(search);
  const active = filters.flatMap((filter) => {
    const text = describeFilter(filter, params);
    return text === undefined ? [] : [{ filter, text }];
  });
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in force">
      {active.map(({ filter, text }) => (
        <li key={filter.label} className={styles.chip}>
          <span className={styles.chipText}>
            <span className={styles.chipLabel}>{filter.label}</span> {text}
          </span>
          <button
            type="button"
            className={styles.chipRemove}
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => onRemove(keysOf(filter))}
          >
            <CloseIcon aria-hidden size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
