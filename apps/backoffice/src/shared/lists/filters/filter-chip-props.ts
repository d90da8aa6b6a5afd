import type { CheckValue } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

export interface FilterChipProps {
  readonly filter: Filter;
  readonly values: FilterValues;
  readonly check: CheckValue;
  readonly isMany: (key: string) => boolean;
  readonly onApply: (changes: FilterValues) => void;
}
