import type { CsvDownload, CsvOptions, RecordKind } from '@payfac/api';
import type { ComponentType, ReactNode } from 'react';
import type { BulkAction, Wire } from './actions/bulk-action.ts';
import type { RowAction } from './actions/row-action.ts';
import type { CreateAction, ListColumn, RecordPage } from './declaration.ts';
import type { CheckValue } from './filters/check-filter.ts';
import type { Filter } from './filters/filter.ts';
import type { ListResponse } from './list-endpoint.ts';
import type { ChartDeclaration, ListTabs, Statistics } from './statistics/source.ts';
import type { ListSummary } from './statistics/summary.ts';

/** From the opened record to its neighbors in the list. */
export interface Walk {
  /** What is open and where it stands: `INV-000003` and `3 of 214`. */
  readonly name: string;
  readonly position: string;
  /** Undefined at the list's ends. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** A neighbor is on another page, which is on its way. */
  readonly isMoving: boolean;
}

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly lane: string;
}

export interface RecordProps {
  readonly id: string;
  /** To its neighbors in the list; undefined where it is not among the rows shown. */
  readonly walk: Walk | undefined;
  /** Whether there may be room beside the list: it is the page. */
  readonly isBeside: boolean;
  /** The list without it. */
  readonly backHref: string;
  readonly onClose: () => void;
}

/**
 * A declared list as the frame works with it. Queries are in the form the address and the wire
 * share; the declaration's types have been checked where it was written. `Part` is what a screen
 * may scope it by.
 */
export interface List<R, Part = never> {
  /** The list as a page of its own. */
  readonly Page: ComponentType;
  readonly report: string;
  readonly parent: string;
  /** Names the table: the noun with a capital. */
  readonly label: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly rowKey: (row: R) => string;
  readonly rowName: (row: R) => string;
  readonly columns: readonly ListColumn<R>[];
  readonly filters: readonly Filter[];
  /** The keys of the call's query. */
  readonly keys: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;
  readonly defaultSort: string;
  readonly pageSize: number;
  readonly empty: string;
  readonly emptyTitle: string;
  readonly isLive: boolean;
  /** What its call shows. */
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
  /** Whether a key of the query takes several values. */
  readonly isMany: (key: string) => boolean;
  /** What is fixed, in the wire's form. */
  readonly fixed: Wire;
  /** What a screen scopes the list by, in the wire's form. */
  readonly scopeOf: (scope: Part) => Wire;
  readonly load: (wire: Wire, options: LoadOptions) => Promise<ListResponse<R>>;
  readonly walk: (wire: Wire, signal: AbortSignal) => AsyncIterableIterator<R>;
  readonly csv?: ((wire: Wire, options: CsvOptions) => Promise<CsvDownload>) | undefined;
  readonly page?: RecordPage<R> | undefined;
  /** The opened record beside the list. */
  readonly detail?: ((props: RecordProps) => ReactNode) | undefined;
}
