import { can } from '@payfac/domain/access';
import { Table, type TableSelection, type TableSort } from '@payfac/ui/table';
import { createElement, useCallback, useState } from 'react';
import { useLater } from '../later/use-later.ts';
import { useHolder } from '../session/session.ts';
import type { BulkAction, Wire } from './actions/bulk-action.ts';
import { runNow } from './actions/row-action.ts';
import { type Opened, useRowMenu } from './actions/row-menu.tsx';
import type { Selection } from './actions/use-selection.ts';
import type { List } from './list.ts';
import { EmptyList, ListProblem } from './list-rows.tsx';
import type { Columns } from './use-columns.ts';
import type { ListModel } from './use-list.ts';
import type { Rows } from './use-rows.ts';

interface ListTableProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  readonly rows: Rows<R>;
  readonly columns: Columns<R>;
  readonly selection: Selection<R> | undefined;
  readonly bulkActions: readonly BulkAction<R>[];
  /** The requested query. */
  readonly wire: Wire;
  readonly isNarrowed: boolean;
}

/** The column of a sort; `-amount` is the amount, descending. */
function sortOf<R>({ columns }: List<R>, sort: string): TableSort | undefined {
  const column = columns.find((each) => each.sort === sort.replace(/^-/, ''));
  return (
    column && { columnId: column.id, direction: sort.startsWith('-') ? 'descending' : 'ascending' }
  );
}

function sortText<R>({ columns }: List<R>, { columnId, direction }: TableSort): string | undefined {
  const key = columns.find(({ id }) => id === columnId)?.sort;
  return key && `${direction === 'descending' ? '-' : ''}${key}`;
}

/** Selects rows, and all matching rows if an action supports that. */
function tableSelection<R>(
  { list, rows: { shown, isMoving }, selection, bulkActions, wire }: ListTableProps<R>,
  bar: typeof import('./actions/bulk-bar.tsx') | undefined,
): TableSelection<R> | undefined {
  if (!selection) return undefined;
  const canReachAll = shown !== undefined && !isMoving && bulkActions.length > 0;
  return {
    selected: new Set(selection.rows.keys()),
    onChange: selection.setKeys,
    label: list.rowName,
    actions:
      bar &&
      createElement(bar.BulkBar<R>, {
        list,
        actions: bulkActions,
        selection,
        wire: shown?.wire ?? wire,
        count: shown?.response.count ?? 0,
        isLowerBound: shown?.response.countIsLowerBound ?? false,
      }),
    ...(canReachAll && {
      matching: {
        total: shown.response.count,
        isLowerBound: shown.response.countIsLowerBound ?? false,
        isAll: selection.isAll,
        onChange: selection.setAll,
      },
    }),
  };
}

export function ListTable<R>(props: ListTableProps<R>) {
  const { list, model, rows, columns, isNarrowed } = props;
  const { state, settings, change, hrefOf } = model;
  const { page } = list;
  const { shown, error } = rows;
  const holder = useHolder();
  const [opened, setOpened] = useState<Opened<R>>();
  const chosen = props.selection;
  const bar = useLater(
    chosen !== undefined && (chosen.isAll || chosen.rows.size > 0),
    () => import('./actions/bulk-bar.tsx'),
    () => chosen?.setKeys(new Set()),
  );
  const selection = tableSelection(props, bar);
  const close = () => setOpened(undefined);
  const opening = useLater(
    opened !== undefined,
    () => import('./actions/opened-action.tsx'),
    close,
  );
  const sort = sortOf(list, state.sort);

  const open = useCallback(({ action, row }: Opened<R>) => {
    if (!action.run || action.confirm) setOpened({ action, row });
    else void runNow(action, row);
  }, []);
  const rowActions = useRowMenu(list, open);

  return (
    <>
      <Table
        label={list.label}
        columns={columns.columns}
        rows={shown?.response.data ?? []}
        rowKey={list.rowKey}
        {...(sort && { sort })}
        onSortChange={(next) => {
          const text = sortText(list, next);
          if (text === undefined) return;
          if (model.view === undefined) settings.save({ sort: text });
          change({ sort: text });
        }}
        columnSettings={columns.settings}
        onColumnSettingsChange={columns.change}
        isFirstColumnSticky
        {...(selection && { selection })}
        currentKey={list.detail && state.open}
        {...(list.detail && { rowHref: (row: R) => hrefOf({ open: list.rowKey(row) }) })}
        {...(page && can(holder, page.ability) && { rowHref: page.href })}
        rowActions={rowActions}
        isLoading={rows.isLoading}
        isRefreshing={rows.isMoving}
        loadingRows={state.pageSize}
        {...(error &&
          !shown && {
            error: <ListProblem list={list} error={error} onRetry={rows.refresh} />,
          })}
        empty={<EmptyList list={list} model={model} isNarrowed={isNarrowed} />}
      />
      {opened &&
        opening &&
        createElement(opening.OpenedAction<R>, { ...opened, list, onClose: close })}
    </>
  );
}
