import type { CsvDownload, CsvOptions, RecordKind } from '@payfac/api';
import type { ComponentType, ReactNode } from 'react';
import type { BulkAction, Wire } from './actions/bulk-action.ts';
import type { RowAction } from './actions/row-action.ts';
import type { CreateAction, ListColumn, RecordPage, RowsOf } from './declaration.ts';
import type { CheckValue } from './filters/check-filter.ts';
import type { Filter } from './filters/filter.ts';
import type { ListResponse } from './list-endpoint.ts';
import type { ChartDeclaration, ListTabs, Statistics } from './statistics/source.ts';
import type { ListSummary } from './statistics/summary.tsx';

/** Steps from the open record to its neighbors in the list. */
export interface Walk {
  /** The open record and its position: `INV-000003` and `3 of 214`. */
  readonly name: string;
  readonly position: string;
  /** Undefined at the list's ends. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** A neighbor is on another page, which is loading. */
  readonly isMoving: boolean;
}

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly lane: string;
}

export interface RecordProps {
  readonly id: string;
  /** Steps to its neighbors in the list; undefined when it isn't among the visible rows. */
  readonly walk: Walk | undefined;
  /** Whether it may be shown next to the list, which is then the page. */
  readonly isBeside: boolean;
  /** The address of the list without it. */
  readonly backHref: string;
  readonly onClose: () => void;
}

/**
 * A declared list as the frame uses it. Queries are in the form that the address and the API share; types were checked
 * in the declaration. `Part` is the scope that a screen may set.
 */
export interface List<R, Part = never> {
  /** The list as a page of its own. */
  readonly Page: ComponentType;
  readonly report: string;
  readonly parent: string;
  /** The table's label: the capitalized noun. */
  readonly label: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly rowKey: (row: R) => string;
  readonly rowName: (row: R) => string;
  readonly columns: readonly ListColumn<R>[];
  /** Replaces the table. */
  readonly Rows?: RowsOf<R> | undefined;
  readonly filters: readonly Filter[];
  /** The keys of the call's query. */
  readonly keys: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;
  readonly defaultSort: string;
  readonly pageSize: number;
  readonly empty: string;
  readonly emptyTitle: string;
  readonly isLive: boolean;
  /** The kinds of records that its call shows. */
  readonly shown: readonly RecordKind[];
  readonly isLocal: boolean;
  readonly rowActions: readonly RowAction<R>[];
  readonly bulkActions: readonly BulkAction<R>[];
  readonly statistics?: Statistics | undefined;
  readonly chart?: ChartDeclaration | undefined;
  readonly summary?: ListSummary | undefined;
  readonly totals?: Statistics | undefined;
  readonly tabs?: ListTabs | undefined;
  /** The main one first. */
  readonly creates: readonly CreateAction[];
  /** The key of the row that an address opens. */
  readonly keyOf: (open: string) => string;
  readonly check: CheckValue;
  /** Whether a query key takes several values. */
  readonly isMany: (key: string) => boolean;
  /** The fixed part of the query, in the API's form. */
  readonly fixed: Wire;
  /** The screen's scope, in the API's form. */
  readonly scopeOf: (scope: Part) => Wire;
  readonly load: (wire: Wire, options: LoadOptions) => Promise<ListResponse<R>>;
  readonly walk: (wire: Wire, signal: AbortSignal) => AsyncIterableIterator<R>;
  readonly csv?: ((wire: Wire, options: CsvOptions) => Promise<CsvDownload>) | undefined;
  readonly page?: RecordPage<R> | undefined;
  /** The open record next to the list. */
  readonly detail?: ((props: RecordProps) => ReactNode) | undefined;
}
