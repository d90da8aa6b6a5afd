import type { Column } from './column.ts';
import type { ColumnMove } from './drag-column.ts';

/** Row density. */
export type TableDensity = 'compact' | 'comfortable';

/** A user's column settings. Plain data, so that an application can store it. */
export interface ColumnSettings {
  /** Column ids in the user's order; missing columns follow their left neighbor. */
  readonly order: readonly string[];
  /** Ids of hidden columns; the row header column is always shown. */
  readonly hidden: readonly string[];
  /** Widths of resized columns, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Row density; the table's own when absent. */
  readonly density?: TableDensity | undefined;
}

/** Settings of a table as declared. */
export const initialColumnSettings: ColumnSettings = { order: [], hidden: [], widths: {} };

/** Minimum and maximum column width, in pixels. */
export const LEAST_WIDTH = 56;
export const MOST_WIDTH = 960;

type Identified = Pick<Column<never>, 'id' | 'isRowHeader'>;

/** The row header column. */
export const rowHeaderIdOf = (columns: readonly Identified[]): string =>
  (columns.find((column) => column.isRowHeader) ?? columns[0])?.id ?? '';

/** All columns in the user's order. A column missing from the order keeps its left neighbor. */
export function orderedColumns<Any extends Identified>(
  columns: readonly Any[],
  order: readonly string[],
): Any[] {
  const known = [...new Set(order)].flatMap((id) => columns.find((each) => each.id === id) ?? []);
  const ordered = [...known];
  for (const [index, column] of columns.entries()) {
    if (known.includes(column)) continue;
    const left = columns[index - 1];
    ordered.splice(left === undefined ? 0 : ordered.indexOf(left) + 1, 0, column);
  }
  return ordered;
}

/** The columns to render: in order, without hidden ones, resized ones with their width. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  settings: ColumnSettings,
): readonly Column<Row>[] {
  if (settings === initialColumnSettings) return columns;
  const rowHeaderId = rowHeaderIdOf(columns);
  return orderedColumns(columns, settings.order)
    .filter(({ id }) => id === rowHeaderId || !settings.hidden.includes(id))
    .map((column) => {
      const width = settings.widths[column.id];
      return width === undefined
        ? column
        : { ...column, width: `${limitWidth(width)}px`, isTruncated: true };
    });
}

export const limitWidth = (width: number): number =>
  Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));

/** Sets a column's width in pixels, or restores the declared one. */
export function withWidth(
  settings: ColumnSettings,
  id: string,
  width: number | undefined,
): ColumnSettings {
  const { [id]: _, ...others } = settings.widths;
  return {
    ...settings,
    widths: width === undefined ? others : { ...others, [id]: limitWidth(width) },
  };
}

export function withHidden(
  settings: ColumnSettings,
  id: string,
  isHidden: boolean,
): ColumnSettings {
  const others = settings.hidden.filter((each) => each !== id);
  return { ...settings, hidden: isHidden ? [...others, id] : others };
}

/** Moves a column directly before or after another. */
export function withBeside(
  settings: ColumnSettings,
  columns: readonly Identified[],
  { id, besideId, isAfter }: ColumnMove,
): ColumnSettings {
  const order = orderedColumns(columns, settings.order).map((column) => column.id);
  const others = order.filter((each) => each !== id);
  const beside = others.indexOf(besideId);
  if (beside < 0 || others.length === order.length) return settings;
  const moved = others.toSpliced(beside + (isAfter ? 1 : 0), 0, id);
  return moved.every((each, index) => each === order[index])
    ? settings
    : { ...settings, order: moved };
}

/** Moves a column by a number of places among all columns, including hidden ones; clamped at the ends. */
export function withMoved(
  settings: ColumnSettings,
  columns: readonly Identified[],
  id: string,
  by: number,
): ColumnSettings {
  const order = orderedColumns(columns, settings.order).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return settings;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return { ...settings, order };
}
