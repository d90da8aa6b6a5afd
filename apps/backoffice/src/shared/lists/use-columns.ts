import type { Column, ColumnSettings } from '@payfac/ui/table';
import { useMemo } from 'react';
import { useHolder } from '../session/session.ts';
import { mayUse } from './actions/row-action.ts';
import type { ListColumn } from './declaration.ts';
import type { List } from './list.ts';
import type { ListModel } from './use-list.ts';

export interface Columns<R> {
  /** The table's columns: next to an open record, only the few that distinguish rows. */
  readonly columns: readonly Column<R>[];
  /** The columns to choose from. */
  readonly all: readonly Column<R>[];
  readonly settings: ColumnSettings;
  readonly change: (settings: ColumnSettings) => void;
}

/** As many columns as fit in a list next to a record. */
const most = 3;

function tableColumn<R>(declared: ListColumn<R>): Column<R> {
  const { header, sort, isHiddenAtFirst: _, ability: __, ...column } = declared;
  return {
    ...column,
    header: typeof header === 'function' ? header() : header,
    isSortable: sort !== undefined,
  };
}

/** The columns that distinguish rows next to an open record: the name, and what cards show. */
function fewOf<R>(columns: readonly Column<R>[]): readonly Column<R>[] {
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const few = columns.filter((column) => column === header || column.onCard !== undefined);
  return few.length > 1 ? few : columns.slice(0, most);
}

/** The table's columns for this user, and how they have arranged them. */
export function useColumns<R>(
  list: List<R>,
  { settings, view, kept }: ListModel,
  isNarrow: boolean,
): Columns<R> {
  const holder = useHolder();
  const all = useMemo(
    () => list.columns.filter((column) => mayUse(holder, column)).map(tableColumn),
    [list, holder],
  );
  const columns = useMemo(() => (isNarrow ? fewOf(all) : all), [isNarrow, all]);
  const chosen = kept.columns ?? settings.saved.columns;
  const now = settings.columnsBy(chosen);
  // The table re-renders every row for a new settings object, so it changes only with its content.
  // oxlint-disable-next-line react/exhaustive-deps
  const arranged = useMemo(() => now, [JSON.stringify(now)]);
  return {
    columns,
    all,
    settings: arranged,
    change: (next) => {
      const ids = settings.keepColumns(next);
      const isSame = ids.join() === chosen?.join();
      if (isSame || !settings.canSave) return;
      if (view) settings.saveView(view, { ...view.kept, columns: ids });
      else settings.save({ columns: ids });
    },
  };
}
