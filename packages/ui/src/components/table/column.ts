import type { ReactNode } from 'react';

/** Ascending or descending. */
export type SortDirection = 'ascending' | 'descending';

/** Sort column and direction. */
export interface TableSort {
  /** Id of the sort column. */
  columnId: string;
  /** Ascending or descending. */
  direction: SortDirection;
}

/** Kinds of column content. */
export type ColumnContent = 'id' | 'name' | 'text' | 'money' | 'date' | 'status';

/** A column. Keep the array outside the component or memoized: rows re-render when it changes. */
export interface Column<Row> {
  /** Id of the column in settings and sorting. */
  id: string;
  /** Header text. */
  header: string;
  /** Renders a cell; must depend only on the row. */
  render: (row: Row) => ReactNode;
  /**
   * Kind of content. When the columns don't fit, ids, names and texts are truncated before anything scrolls; money,
   * dates and statuses never are. Money is end-aligned.
   */
  content?: ColumnContent | undefined;
  /** Alignment; numbers go to the end, in tabular digits. @default 'end' for money, else 'start' */
  align?: 'start' | 'end' | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  /** Allows sorting by the column. */
  isSortable?: boolean | undefined;
  /** Sort direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** The row header column; it holds the row's link. @default the first column */
  isRowHeader?: boolean | undefined;
  /** Truncates long text with an ellipsis; needs a width. */
  isTruncated?: boolean | undefined;
  /**
   * Place on a card, which then has two lines: the amount is beside the name, detail and status on the line below;
   * without an amount the status is beside both. Columns without a place are left out.
   */
  onCard?: 'amount' | 'detail' | 'status' | undefined;
  /**
   * A note after its value on a card, such as the time. The value is truncated first when both don't fit, unless it
   * contains an element marked `data-whole`.
   */
  noteOnCard?: ((row: Row) => string) | undefined;
  /** Hidden on cards. */
  isHiddenOnCards?: boolean | undefined;
}

/** Row selection, controlled by the application. */
export interface TableSelection<Row> {
  /** Keys of the selected rows; may include rows of other pages. */
  selected: ReadonlySet<string>;
  /** Called with the new selection. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row in its checkbox's accessible name. */
  label: (row: Row) => string;
  /** Which rows can be selected. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Offers to select all matching rows on all pages, once every row of this page is selected. */
  matching?: MatchingSelection | undefined;
  /** A `BulkActionBar` for the selection, kept visible below the table. */
  actions?: ReactNode;
}

/** Selection of all rows of the query, without keys. */
export interface MatchingSelection {
  /** Number of matching rows. */
  total: number;
  /** True when more than `total` match. @default false */
  isLowerBound?: boolean | undefined;
  /** True when all are selected; every visible row is then marked. */
  isAll: boolean;
  /** Pressing a single row also ends the selection of all; `selected` is then what remains of the page. */
  onChange: (isAll: boolean) => void;
}

/** Expandable details below a row. */
export interface TableExpansion<Row> {
  /** Keys of the expanded rows. */
  expanded: ReadonlySet<string>;
  /** Called with the keys of the rows to expand. */
  onChange: (expanded: ReadonlySet<string>) => void;
  /** Renders the details of a row. Keep the function stable between renders. */
  render: (row: Row) => ReactNode;
  /** Name of a row in its button's accessible name. */
  label: (row: Row) => string;
  /** Which rows can be expanded. @default every row */
  isExpandable?: ((row: Row) => boolean) | undefined;
}
