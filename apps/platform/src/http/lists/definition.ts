import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { SessionContext } from '../context.ts';
import type { CsvColumn } from '../csv/columns.ts';
import type { Fields, RawRow } from './fields.ts';
import type { Filters } from './filters.ts';
import type { Sortable } from './order.ts';

export interface ListQuery {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
  readonly singleSearch?: string | undefined;
}

/** Declares a list: what it selects, whose rows, how it is filtered, searched, sorted and exported. */
export interface ListDefinition<Query extends ListQuery, F extends Fields, Row> {
  readonly fields: F;
  /** Tables and joins, without the word `from`. */
  readonly source: SQL;
  /**
   * The part of the source that filters and sorts use, if it is smaller: a page's rows are then found by an index and
   * looked up afterwards. Default: the whole source.
   */
  readonly keySource?: SQL;
  /** Breaks ties and marks a page's end. */
  readonly id: SQLWrapper;
  /** The rows that the user may see. */
  readonly visible: (context: SessionContext) => SQL | undefined;
  readonly filters: Filters<Query>;
  /** The texts that the search box covers. */
  readonly searched: readonly SQLWrapper[];
  /** What the search box also finds, each by an index. */
  readonly search?: (input: string) => readonly (SQL | undefined)[];
  /** A part of the search that many rows may match, counted first by an index alone: enough matches end the search. */
  readonly common?: (input: string) => SQL | undefined;
  readonly sorts: Readonly<Record<string, Sortable>>;
  /** As in the query: a name, or `-name`. */
  readonly defaultSort: string;
  readonly toRow: (raw: RawRow<F>) => Row;
}

/** What the user may see of a row, on a page and in exports. */
export type ShownTo<Row> = (row: Row, context: SessionContext) => Row;

export interface ExportDefinition<Query, Row> {
  /** Without `.csv`. */
  readonly fileName: (query: Query) => string;
  readonly columns: readonly CsvColumn<Row>[];
}
