import type { Column, ColumnSettings } from '@payfac/ui/table';
import { useMemo } from 'react';
import { useHolder } from '../session/session.ts';
import type { ListColumn } from './declaration.ts';
import type { List } from './list.ts';
import { mayUse } from './may-use.ts';
import type { ListModel } from './use-list.ts';

export interface Columns<R> {
  /** Those in the table: beside an open record the few that tell rows apart. */
  readonly columns: readonly Column<R>[];
  /** Those to choose from. */
  readonly all: readonly Column<R>[];
  readonly settings: ColumnSettings;
  readonly change: (settings: ColumnSettings) => void;
}

/** As many columns as a list beside a record has room for. */
const most = 3;

function tableColumn<R>(declared: ListColumn<R>): Column<R> {
  const { header, sort, isHiddenAtFirst: _, ability: __, ...column } = declared;
  return {
    ...column,
    header: typeof header === 'function' ? header() : header,
    isSortable: sort !== undefined,
  };
}

/** What tells rows apart beside an open one: what they are called, and what their cards show. */
function fewOf<R>(columns: readonly Column<R>[]): readonly Column<R>[] {
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const few = columns.filter((column) => column === header || column.onCard !== undefined);
  return few.length > 1 ? few : columns.slice(0, most);
}

/** The table's columns for this person, and how they have arranged them. */
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
  // The table draws every row again for other settings, so they stay as long as they say the same.
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
