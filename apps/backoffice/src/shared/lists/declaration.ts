import type { Ability } from '@payfac/domain/access';
import type { Column as TableColumn } from '@payfac/ui/table';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { BulkAction } from './actions/bulk-action.ts';
import type { RowAction } from './actions/row-action.ts';
import type { UseStory } from './detail/story/story.ts';
import type { FilterOf } from './filters/filter.ts';
import type { Sort, SortKey, StandardKey } from './filters/filter-keys.ts';
import type { ChartDeclaration, Statistics, StatusTabs } from './statistics/source.ts';
import type { ListSummary } from './statistics/summary.ts';

/** A part of a list's query: what is fixed, what a screen scopes by. */
export type QueryPart<S extends z.ZodMiniObject> = Partial<Omit<z.output<S>, StandardKey>>;

export interface ListColumn<R, K extends string = string>
  extends Omit<TableColumn<R>, 'header' | 'isSortable'> {
  /** A function where it depends on the session, such as the zone's name. */
  readonly header: string | (() => string);
  /** The call's sort key; a column without one cannot be sorted. */
  readonly sort?: K;
  /** Shown only once a person asks for it. */
  readonly isHiddenAtFirst?: boolean;
  /** Who sees it. Default: everyone. */
  readonly ability?: Ability;
}

/** A record beside its list, at an address of its own. */
export interface Detail<D> {
  /** Stands first in a declaration, so that its result types the others. */
  readonly load: (id: string, signal: AbortSignal) => Promise<D>;
  /** Who and what, such as `Payout to Sycamore Dental`. */
  readonly title: (record: D) => string;
  /** Its id as people read it and take it elsewhere. Default: the one in the address. */
  readonly idOf?: (record: D) => string;
  /** What that is. Default: by the noun, such as `payout ID`. */
  readonly idLabel?: string;
  /** Tells the record's story; fetched with the first record that is opened. */
  readonly story: () => Promise<UseStory<D>>;
  /** The key of a record's row by its ID as people read it. Default: they are one. */
  readonly keyOf?: (shown: string) => string;
}

/** A page of its own for each record of a list; rows lead there. */
export interface RecordPage<R> {
  readonly ability: Ability;
  readonly href: (row: R) => string;
}

export type CreateAction = {
  readonly label: string;
  readonly ability?: Ability;
} & (
  | { readonly href: string; readonly dialog?: never }
  | { readonly dialog: (close: () => void) => ReactNode; readonly href?: never }
);

/**
 * A list as a declaration. The endpoint's types check every key: a filter, sort or column that the
 * call does not have does not compile.
 */
export interface ListDeclaration<S extends z.ZodMiniObject, R, D> {
  /** Names the list's queries and its saved settings. */
  readonly report: string;
  /** What the saved settings belong to. Default `reporting`. */
  readonly parent?: string;
  /** In sentences, such as `invoice` and `invoices`. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly rowKey: (row: R) => string;
  /** How a row is called in the names of its controls, such as an invoice's number. */
  readonly rowName: (row: R) => string;
  readonly columns: readonly ListColumn<R, SortKey<S>>[];
  /** The first four stand in the toolbar, the others under More filters. */
  readonly filters: readonly FilterOf<S>[];
  readonly defaultSort: Sort<S>;
  /** Part of every query of this list, whatever the address says. */
  readonly fixed?: QueryPart<S>;
  readonly statistics?: Statistics;
  readonly chart?: ChartDeclaration;
  /** What the list is about in figures: in the title's line, behind a button where that has no room. */
  readonly summary?: ListSummary;
  readonly tabs?: StatusTabs<S>;
  /** Figures of the whole query, right above the table. */
  readonly totals?: Statistics;
  /** What can be made here, the main one first. */
  readonly create?: CreateAction | readonly CreateAction[];
  /** The next step where there is nothing yet. */
  readonly empty: string;
  /** Its title, for a queue that is best empty. @default by the noun, such as `No payments yet` */
  readonly emptyTitle?: string | undefined;
  readonly detail?: Detail<D>;
  /** For records that are too much to stand beside their list. */
  readonly page?: RecordPage<R>;
  readonly rowActions?: readonly RowAction<R>[];
  readonly bulkActions?: readonly BulkAction<R>[];
  /** `localRows` shows what is done here, and its rows are not loaded again for it. */
  readonly isLocal?: boolean;
  /** What its export is called, without `.csv`, where another screen has the call's own name. */
  readonly fileName?: string;
  /** Looks for newer rows while the newest are shown. Default: where `-createdAt` is the order. */
  readonly isLive?: boolean;
}
