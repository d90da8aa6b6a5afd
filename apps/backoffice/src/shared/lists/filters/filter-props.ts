import type { CheckValue } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

/** The props of a filter's fields. */
export interface FilterFieldsProps<F extends Filter = Filter> {
  readonly filter: F;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
  /** Problems by key, shown at the field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Whether the key takes several values. */
  readonly isMany: (key: string) => boolean;
}

/** A text as a list of values; empty text is no value. */
export const held = (value: string): readonly string[] => (value === '' ? [] : [value]);

export interface FilterChipProps {
  readonly filter: Filter;
  readonly values: FilterValues;
  readonly check: CheckValue;
  readonly isMany: (key: string) => boolean;
  readonly onApply: (changes: FilterValues) => void;
}
