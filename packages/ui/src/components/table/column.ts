import type { ReactNode } from 'react';

/** From small to large, or from large to small. */
export type SortDirection = 'ascending' | 'descending';

/** The column and the direction that rows are sorted by. */
export interface TableSort {
  /** The column sorted by. */
  columnId: string;
  /** From small to large, or the other way. */
  direction: SortDirection;
}

/** Kinds of what a column holds. */
export type ColumnContent = 'id' | 'name' | 'text' | 'money' | 'date' | 'status';

/** Keep the array of columns outside the component or memoized: rows are drawn again when it changes. */
export interface Column<Row> {
  /** Names the column in settings and sorting. */
  id: string;
  /** The text at the head of the column. */
  header: string;
  /** What a cell shows; must not depend on anything but the row. */
  render: (row: Row) => ReactNode;
  /**
   * What its cells hold. Where the columns do not fit, ids, names and texts are cut to a width of their
   * own before anything scrolls; money, dates and statuses are never cut. Money stands at the end.
   */
  content?: ColumnContent | undefined;
  /** Numbers go to the end, in figures of equal width. @default 'end' for money, else 'start' */
  align?: 'start' | 'end' | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  /** Offers to sort by it. */
  isSortable?: boolean | undefined;
  /** Direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** Names the row; holds the row's link. @default the first column */
  isRowHeader?: boolean | undefined;
  /** Cuts long text with an ellipsis; needs a width. */
  isTruncated?: boolean | undefined;
  /**
   * Its place where rows are shown as cards, which then take two lines: the amount stands beside the
   * name, detail and state in the line below; without an amount the state stands beside both. Columns
   * without a place are left out.
   */
  onCard?: 'amount' | 'detail' | 'status' | undefined;
  /**
   * Follows its value where rows are cards, such as the time after a card. The value gives way to it where both don't
   * fit, but for one that holds an element marked `data-whole`.
   */
  noteOnCard?: ((row: Row) => string) | undefined;
  /** Left out where rows are shown as cards. */
  isHiddenOnCards?: boolean | undefined;
}

/** Which rows are selected, and by whom it is kept. */
export interface TableSelection<Row> {
  /** Keys of the selected rows; may hold rows of other pages. */
  selected: ReadonlySet<string>;
  /** Called with the keys that are to be selected. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** How a row is called in the name of its checkbox. */
  label: (row: Row) => string;
  /** Which rows can be selected. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Offers to select what matches on all pages, once every row of this one is selected. */
  matching?: MatchingSelection | undefined;
  /** What can be done with them: a `BulkActionBar`, which stays in sight below the table. */
  actions?: ReactNode;
}

/** The rows of the whole query as one selection, which holds no keys. */
export interface MatchingSelection {
  /** How many rows match. */
  total: number;
  /** There are more than `total`. @default false */
  isLowerBound?: boolean | undefined;
  /** All of them are selected; every row shown is then marked. */
  isAll: boolean;
  /** A press on a single row also ends the selection of all; `selected` is then what is left of the page. */
  onChange: (isAll: boolean) => void;
}

/** A part below a row that it opens. */
export interface TableExpansion<Row> {
  /** Keys of the open rows. */
  expanded: ReadonlySet<string>;
  /** Called with the keys of the rows that are to be open. */
  onChange: (expanded: ReadonlySet<string>) => void;
  /** What stands below an open row. Keep the function stable. */
  render: (row: Row) => ReactNode;
  /** How a row is called in the name of its button. */
  label: (row: Row) => string;
  /** Which rows can be opened. @default every row */
  isExpandable?: ((row: Row) => boolean) | undefined;
}
