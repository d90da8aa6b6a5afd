import type { Filter, FilterValues } from './filter.ts';

/** What the fields of a filter are given. */
export interface FilterFieldsProps<F extends Filter = Filter> {
  readonly filter: F;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
  /** What is wrong, by key; shown at the field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Whether the key takes several values. */
  readonly isMany: (key: string) => boolean;
}

/** A text as a value's list; nothing typed is no value. */
export const held = (value: string): readonly string[] => (value === '' ? [] : [value]);
