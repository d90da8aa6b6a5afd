import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  columnId: string;
  direction: SortDirection;
}

/** Keep the array of columns outside the component or memoized: rows are drawn again when it changes. */
export interface Column<Row> {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Numbers go to the end, in figures of equal width. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  isSortable?: boolean | undefined;
  /** Direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** Names the row; holds the row's link. @default the first column */
  isRowHeader?: boolean | undefined;
  /** Cuts long text with an ellipsis; needs a width. */
  isTruncated?: boolean | undefined;
  /**
   * Its place where rows are shown as cards: the amount stands beside the name, detail and state in the
   * line below. With the rest hidden a record takes two lines.
   */
  onCard?: 'amount' | 'detail' | 'status' | undefined;
  /** Left out where rows are shown as cards. */
  isHiddenOnCards?: boolean | undefined;
}

export interface TableSelection<Row> {
  /** Keys of the selected rows; may hold rows of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** How a row is called in the name of its checkbox. */
  label: (row: Row) => string;
  /** @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Offers to select what matches on all pages, once every row of this one is selected. */
  matching?: MatchingSelection | undefined;
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
  onChange: (expanded: ReadonlySet<string>) => void;
  /** What stands below an open row. Keep the function stable. */
  render: (row: Row) => ReactNode;
  /** How a row is called in the name of its button. */
  label: (row: Row) => string;
  /** @default every row */
  isExpandable?: ((row: Row) => boolean) | undefined;
}
