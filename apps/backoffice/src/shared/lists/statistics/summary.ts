import type { ComponentType } from 'react';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';

export interface ListSummaryProps {
  /** The list's query. */
  readonly wire: Wire;
  /** The address of the list with other values of some filters. */
  readonly hrefOf: (values: FilterValues) => string;
}

/** Figures of a list's query, drawn as they are best understood. */
export interface ListSummary {
  /** What they say, for the button that opens them where the title has no room. */
  readonly label: string;
  readonly Content: ComponentType<ListSummaryProps>;
}
