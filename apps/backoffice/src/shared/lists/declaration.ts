import type { Ability } from '@payfac/domain/access';
import type { Column as TableColumn } from '@payfac/ui/table';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { BulkAction } from './actions/bulk-action.ts';
import type { RowAction } from './actions/row-action.ts';
import type { UseStory } from './detail/story/story.ts';
import type { FilterOf } from './filters/filter.ts';
import type { Sort, SortKey, StandardKey } from './filters/filter-keys.ts';
import type { ChartDeclaration, Statistics, StatusTabs } from './statistics/source.ts';
import type { ListSummary } from './statistics/summary.tsx';

/** Part of a list's query: fixed, or from the screen's scope. */
export type QueryPart<S extends z.ZodMiniObject> = Partial<Omit<z.output<S>, StandardKey>>;

export interface ListColumn<R, K extends string = string>
  extends Omit<TableColumn<R>, 'header' | 'isSortable'> {
  /** A function when it depends on the session, such as on the zone's name. */
  readonly header: string | (() => string);
  /** The call's sort key; without one, the column can't be sorted. */
  readonly sort?: K;
  /** Hidden until the user shows it. */
  readonly isHiddenAtFirst?: boolean;
  /** The ability to see it. Default: everyone. */
  readonly ability?: Ability;
}

/** The record drawer next to a list, with its own address. */
export interface Detail<D> {
  /** Comes first in a declaration, so that its result types the others. */
  readonly load: (id: string, signal: AbortSignal) => Promise<D>;
  /** The record's title, such as `Payout to Sycamore Dental`. */
  readonly title: (record: D) => string;
  /** The displayed id, which users copy. Default: the one in the address. */
  readonly idOf?: (record: D) => string;
  /** The id's name. Default: from the noun, such as `payout ID`. */
  readonly idLabel?: string;
  /** The record's story; loads with the first opened record. */
  readonly story: () => Promise<UseStory<D>>;
  /** The key of a record's row, by its displayed id. Default: the same. */
  readonly keyOf?: (shown: string) => string;
}

/** A separate page for each record; rows link to it. */
export interface RecordPage<R> {
  readonly ability: Ability;
  readonly href: (row: R) => string;
}

/** Replaces the table of a list. */
export type RowsOf<R> = ComponentType<{ readonly rows: readonly R[] }>;

export type CreateAction = {
  readonly label: string;
  readonly ability?: Ability;
} & (
  | { readonly href: string; readonly dialog?: never }
  | { readonly dialog: (close: () => void) => ReactNode; readonly href?: never }
);

/**
 * A list as a declaration. The endpoint's types check every key: a filter, sort or column that the call doesn't have
 * doesn't compile.
 */
export interface ListDeclaration<S extends z.ZodMiniObject, R, D> {
  /** Names the list's queries and its saved settings. */
  readonly report: string;
  /** The group of the saved settings. Default `reporting`. */
  readonly parent?: string;
  /** Singular and plural in sentences, such as `invoice` and `invoices`. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly rowKey: (row: R) => string;
  /** A row's name in its controls' labels, such as an invoice's number. */
  readonly rowName: (row: R) => string;
  readonly columns: readonly ListColumn<R, SortKey<S>>[];
  /** Shows the rows in place of a table, for records that are read rather than compared by columns. */
  readonly Rows?: RowsOf<R>;
  /** @default the product's page size */
  readonly pageSize?: number;
  /** The first four are in the toolbar, the others under More filters. */
  readonly filters: readonly FilterOf<S>[];
  readonly defaultSort: Sort<S>;
  /** Part of every query of this list, regardless of the address. */
  readonly fixed?: QueryPart<S>;
  readonly statistics?: Statistics;
  readonly chart?: ChartDeclaration;
  /** Key figures in the title's line, or behind a button when there is no room. */
  readonly summary?: ListSummary;
  readonly tabs?: StatusTabs<S>;
  /** Totals of the whole query, right above the table. */
  readonly totals?: Statistics;
  /** What users can create here, the main one first. */
  readonly create?: CreateAction | readonly CreateAction[];
  /** The next step when the list is empty. */
  readonly empty: string;
  /** The empty list's title, for a queue that is ideally empty. @default by the noun, such as `No payments yet` */
  readonly emptyTitle?: string | undefined;
  readonly detail?: Detail<D>;
  /** For records that are too large to show next to their list. */
  readonly page?: RecordPage<R>;
  readonly rowActions?: readonly RowAction<R>[];
  readonly bulkActions?: readonly BulkAction<R>[];
  /** `localRows` applies changes made here, so its rows aren't reloaded for them. */
  readonly isLocal?: boolean;
  /** The export's name without `.csv`, when another screen uses the call's own name. */
  readonly fileName?: string;
  /** Checks for newer rows while the newest are shown. Default: when sorted by `-createdAt`. */
  readonly isLive?: boolean;
}
