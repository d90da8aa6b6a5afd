import type { Column, ColumnSettings } from '@payfac/ui/table';
import { useMemo } from 'react';
import { useHolder } from '../session/session.ts';
import type { ListColumn } from './declaration.ts';
import type { List } from './list.ts';
import { mayUse } from './may-use.ts';
import type { ListModel } from './use-list.ts';

export interface Columns<R> {
  readonly columns: readonly Column<R>[];
  readonly settings: ColumnSettings;
  readonly change: (settings: ColumnSettings) => void;
}

function tableColumn<R>(declared: ListColumn<R>): Column<R> {
  const { header, sort, isHiddenAtFirst: _, ability: __, ...column } = declared;
  return {
    ...column,
    header: typeof header === 'function' ? header() : header,
    isSortable: sort !== undefined,
  };
}

/** The table's columns for this person, and how they have arranged them. */
export function useColumns<R>(list: List<R>, { settings, view, kept }: ListModel): Columns<R> {
  const holder = useHolder();
  const columns = useMemo(
    () => list.columns.filter((column) => mayUse(holder, column)).map(tableColumn),
    [list, holder],
  );
  const chosen = kept.columns ?? settings.saved.columns;
  const now = settings.columnsBy(chosen);
  // The table draws every row again for other settings, so they stay as long as they say the same.
  // oxlint-disable-next-line react/exhaustive-deps
  const arranged = useMemo(() => now, [JSON.stringify(now)]);
  return {
    columns,
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
