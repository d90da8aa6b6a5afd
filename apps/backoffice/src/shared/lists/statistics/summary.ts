import type { ComponentType } from 'react';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';

export interface ListSummaryProps {
  /** The list's query. */
  readonly wire: Wire;
  /** The list's address with other values of some filters. */
  readonly hrefOf: (values: FilterValues) => string;
}

/** Figures for a list's query, rendered in the clearest form. */
export interface ListSummary {
  /** The label of the button that opens them when the title has no room. */
  readonly label: string;
  readonly Content: ComponentType<ListSummaryProps>;
}
