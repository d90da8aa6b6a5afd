import type { FilterValues } from '../filters/filter.ts';

/** The page sizes offered; others in an address are ignored. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** A list's settings from a saved view, the saved settings, or the declaration. */
export interface Kept {
  /** Ids of the visible columns, in order. */
  readonly columns?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly values?: FilterValues | undefined;
  readonly search?: string | undefined;
}

/** A part of an address that the list can't read. */
export interface Ignored {
  readonly label: string;
  readonly value: string;
  readonly key: string;
}

/** A list's current state. */
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
  /** The filters come from saved settings and aren't in the address yet. */
  readonly isUnwritten: boolean;
}

export type ListChange = Partial<
  Pick<ListState, 'page' | 'pageSize' | 'sort' | 'search' | 'view' | 'open'>
> & {
  /** Filters by key; an empty one is cleared, others are unchanged. */
  readonly values?: FilterValues;
  /** Removes unreadable parts from the address. */
  readonly forget?: readonly Ignored[];
};

export const isNarrowed = ({ search, values }: Pick<ListState, 'search' | 'values'>): boolean =>
  search !== '' || Object.values(values).some((held) => held.length > 0);

/** Sorted keys without empty ones, so that equal filters have equal texts. */
export const valuesText = (values: FilterValues): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, held]) => held.length > 0)
      .map(([key, held]) => [key, held.toSorted()])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
