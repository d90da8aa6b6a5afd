import type { Column } from './column.ts';
import type { ColumnMove } from './drag-column.ts';

/** How high rows are. */
export type TableDensity = 'compact' | 'comfortable';

/** What a person made of a table's columns. Plain data, so that an application can keep it. */
export interface ColumnSettings {
  /** Ids in the order wanted; columns that it does not name come after those before them. */
  readonly order: readonly string[];
  /** Ids of columns not shown; the one that names the row is always shown. */
  readonly hidden: readonly string[];
  /** Widths in pixels of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
  /** How high rows are; the table’s own where it is left out. */
  readonly density?: TableDensity | undefined;
}

/** Columns as the table declares them. */
export const initialColumnSettings: ColumnSettings = { order: [], hidden: [], widths: {} };

/** Narrowest and widest a column can be made, in pixels. */
export const LEAST_WIDTH = 56;
export const MOST_WIDTH = 960;

type Identified = Pick<Column<never>, 'id' | 'isRowHeader'>;

/** The column that names a row. */
export const rowHeaderIdOf = (columns: readonly Identified[]): string =>
  (columns.find((column) => column.isRowHeader) ?? columns[0])?.id ?? '';

/** Every column in the order wanted. A column the order does not know keeps its left neighbor. */
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

/** The columns to draw: in order, without the hidden ones, resized ones with their width. */
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

/** A column with a width of its own in pixels, or with the declared one again. */
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

/** Puts a column right before or after another one. */
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

/** Moves a column by so many places among all columns, also hidden ones; past an end it stays. */
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
