import type { FilterValues } from '../filters/filter.ts';

/** Page sizes that are offered; others in an address are ignored. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** What is kept of a list by a saved view, the saved settings, or the declaration. */
export interface Kept {
  /** Ids of the columns shown, in order. */
  readonly columns?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly values?: FilterValues | undefined;
  readonly search?: string | undefined;
}

/** A part of an address that the list cannot read. */
export interface Ignored {
  readonly label: string;
  readonly value: string;
  readonly key: string;
}

/** How a list is looked at now. */
export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly search: string;
  readonly values: FilterValues;
  /** The chosen saved view. */
  readonly view: string | undefined;
  /** The opened record. */
  readonly open: string | undefined;
  readonly ignored: readonly Ignored[];
  /** The filters come from what was kept, and are still to be written into the address. */
  readonly isUnwritten: boolean;
}

export type ListChange = Partial<
  Pick<ListState, 'page' | 'pageSize' | 'sort' | 'search' | 'view' | 'open'>
> & {
  /** Filters by key, empty to clear one; the others stay as they are. */
  readonly values?: FilterValues;
  /** Takes what cannot be read out of the address. */
  readonly forget?: readonly Ignored[];
};

export const isNarrowed = ({ search, values }: Pick<ListState, 'search' | 'values'>): boolean =>
  search !== '' || Object.values(values).some((held) => held.length > 0);

/** Keys in one order, empty ones left out, so that equal filters are equal texts. */
export const valuesText = (values: FilterValues): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, held]) => held.length > 0)
      .map(([key, held]) => [key, held.toSorted()])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
